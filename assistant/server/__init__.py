"""How the app is served: our own door in front of Flet's server."""
