"""What runs inside the page: Flutter draws on a canvas, and lays nodes for screen readers over it."""

from __future__ import annotations

from typing import Final

ENABLE: Final = "document.querySelector('flt-semantics-placeholder').click()"

_NAME: Final = "e => e.getAttribute('aria-label') || e.textContent"
_BUTTONS: Final = """[...document.querySelectorAll(
  'flt-semantics-host [role=button], flt-semantics-host [role=menuitem]')]"""

SCREEN: Final = f"""() => {{
  const name = {_NAME};
  const texts = [...document.querySelectorAll('flt-semantics-host *')].filter(e =>
    !e.closest('[role=button], [role=menuitem]')
    && (e.getAttribute('aria-label') || (!e.children.length && e.textContent)));
  const chosen = {_BUTTONS}.filter(e => e.getAttribute('aria-current') === 'true');
  return {{ buttons: {_BUTTONS}.map(name), texts: texts.map(name), chosen: chosen.map(name) }};
}}"""

# Where a finger would touch a button: once it stands still in two frames and nothing lies over it.
POINT: Final = f"""async ([wanted, patience]) => {{
  const name = {_NAME};
  const fits = wanted.endsWith('*') ? n => n.startsWith(wanted.slice(0, -1)) : n => n === wanted;
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const until = performance.now() + patience;
  let before = '', why = '';
  while (performance.now() < until) {{
    const found = {_BUTTONS}.filter(e => fits(name(e)));
    if (found.length === 1) {{
      const box = found[0].getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const here = `${{box.x}} ${{box.y}} ${{box.width}} ${{box.height}}`;
      const top = document.elementFromPoint(x, y);
      if (here === before && found[0].contains(top)) return [x, y];
      if (here === before) {{
        found[0].scrollIntoView({{ block: 'center' }});
        // Flutter follows the scroll a little later, and takes a touch meanwhile for one that stops it.
        await new Promise(done => setTimeout(done, 400));
      }}
      why = `at ${{here}}, covered by ${{top && top.outerHTML.slice(0, 200)}}`;
      before = here;
    }} else {{
      why = `found ${{found.length}} times`;
    }}
    await frame();
  }}
  throw new Error(`no touching ${{wanted}}: ${{why}}; buttons: ${{{_BUTTONS}.map(name).join(' | ')}}`);
}}"""

# As a screen reader touches it: a finger cannot be told to wait, and two phones must touch at one moment.
TOUCH_WHEN: Final = f"""([wanted, moment]) => {{
  const name = {_NAME};
  const button = {_BUTTONS}.find(e => name(e).startsWith(wanted.replace('*', '')));
  setTimeout(() => button.click(), moment - Date.now());
}}"""

BOXES: Final = f"""() => {{
  const name = {_NAME};
  return {_BUTTONS}.map(e => {{
    const box = e.getBoundingClientRect();
    return [name(e), box.x, box.y, box.width, box.height];
  }});
}}"""

FOCUSED: Final = f"""() => ({_NAME})(document.activeElement) || ''"""
