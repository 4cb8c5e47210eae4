"""What runs inside a measured page: it sees each picture before the screen does, and notes a change.

Flutter hands every finished picture to a canvas by `transferFromImageBitmap`. The probe looks at one small
part of it there: a third of a millisecond a picture, the same in every app, without nodes for screen readers.
"""

from __future__ import annotations

from typing import Final

PROBE: Final = """(() => {
  const side = 64;
  const bench = window.bench = { rect: null, last: null, tell: null, touched: 0, heard: 0, drawn: 0 };
  const pen = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  const look = bitmap => {
    pen.clearRect(0, 0, side, side);
    pen.drawImage(bitmap, ...bench.rect, 0, 0, side, side);
    return pen.getImageData(0, 0, side, side).data;
  };
  const context = ImageBitmapRenderingContext.prototype, show = context.transferFromImageBitmap;
  context.transferFromImageBitmap = function (bitmap) {
    bench.drawn = performance.now();
    if (bitmap && bench.rect) {
      const now = bench.drawn, seen = look(bitmap), last = bench.last;
      bench.last = seen;
      if (bench.tell && last && seen.some((value, i) => value !== last[i])) {
        bench.tell([bench.touched, bench.heard, now].map(moment => performance.timeOrigin + moment));
        bench.tell = null;
      }
    }
    return show.call(this, bitmap);
  };
  addEventListener('pointerup', event => { bench.touched = event.timeStamp; }, true);
  // Wrapped, because what Flet listens with is its own affair.
  const Wire = window.WebSocket;
  window.WebSocket = new Proxy(Wire, { construct(kind, given) {
    const wire = new Wire(...given);
    wire.addEventListener('message', () => { bench.heard = bench.heard || performance.now(); });
    return wire;
  } });
  bench.arm = rect => {
    bench.heard = 0;
    if (String(rect) !== String(bench.rect)) bench.last = null;
    bench.rect = rect;
    bench.seen = new Promise(done => { bench.tell = done; });
  };
})()"""

ARM: Final = "rect => { bench.arm(rect); }"
SEEN: Final = """patience => Promise.race([
  bench.seen, new Promise(done => setTimeout(() => done(null), patience))])"""

# A picture that still moves would pass for one that a touch has changed.
AT_REST: Final = """([calm, patience]) => new Promise(done => {
  const until = performance.now() + patience;
  const look = () => {
    const now = performance.now();
    if (now - bench.drawn > calm) done(now);
    else if (now > until) done(null);
    else setTimeout(look, 10);
  };
  look();
})"""

WHERE: Final = """name => {
  const found = [...document.querySelectorAll('flt-semantics-host *')].find(e =>
    (e.getAttribute('aria-label') || e.textContent).startsWith(name));
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""

READY: Final = """([wanted, patience]) => new Promise(done => {
  // The nodes for screen readers tell when a screen is there; ours also has a cover that must be gone.
  const until = performance.now() + patience;
  const look = () => {
    const now = performance.now(), ask = document.querySelector('flt-semantics-placeholder');
    if (ask) ask.click();
    const there = [...document.querySelectorAll('flt-semantics-host *')].some(e =>
      (e.getAttribute('aria-label') || e.textContent).startsWith(wanted));
    if (there && !document.getElementById('cover')) done(performance.timeOrigin + now);
    else if (now > until) done(null);
    else setTimeout(look, 10);
  };
  look();
})"""

UNCOVERED: Final = """patience => new Promise(done => {
  const until = performance.now() + patience;
  const look = () => {
    const now = performance.now(), there = document.querySelector('flt-semantics-placeholder');
    if (there && !document.getElementById('cover')) done(now);
    else if (now > until) done(null);
    else setTimeout(look, 20);
  };
  look();
})"""
