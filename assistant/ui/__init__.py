"""The screens: Flet components over immutable snapshots."""
