// Keys.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if (event.repeat && event.key === "Enter") return event.preventDefault(); // a key held too long confirms nothing
  const sheet = document.querySelector(".sheet:popover-open");
  const found = [...(sheet || document).querySelectorAll(`[data-key="${CSS.escape(event.key)}"]`)].filter(usable);
  const single = event.key.length === 1 && root.dataset.keys === "off";
  if (found.length && !single && !(event.key === "Enter" && event.target.matches("button, a, summary"))) {
    event.preventDefault();
    // On the table a key acts; inside a sheet it only finds, so that a slip costs nothing.
    if (sheet) found[(found.indexOf(document.activeElement) + 1) % found.length].focus();
    else { found[0].click(); enter(document.querySelector(".sheet:popover-open")); }
  } else if (event.key === "n" && !single && table) {
    event.preventDefault();
    next(sheet || document.querySelector("main"));
  } else if (ARROWS[event.key] && document.querySelector(".table")) {
    step(sheet || document.querySelector("main"), ARROWS[event.key]) && event.preventDefault();
  }
});

// The next thing that can be chosen, wherever on the table it lies.
function next(within) {
  const open = [...within.querySelectorAll(".open, .choice")].filter(usable);
  open[(open.indexOf(document.activeElement) + 1) % open.length]?.focus();
}

function usable(element) { return !element.disabled && element.checkVisibility(); }

// The nearest button in that direction.
function step(within, [x, y]) {
  const here = document.activeElement;
  if (!within.contains(here) || !here.matches("button, a")) return false;
  const middle = element => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [hx, hy] = middle(here);
  let best = null, least = Infinity;
  for (const other of within.querySelectorAll("button, a")) {
    const [ox, oy] = middle(other), along = (ox - hx) * x + (oy - hy) * y, aside = Math.abs((ox - hx) * y) + Math.abs((oy - hy) * x);
    if (other !== here && usable(other) && along > 4 && along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  best?.focus();
  return Boolean(best);
}
