// A sheet opens beside the thing it belongs to, where it hides the least of what can be chosen.

const GAP = 10;

function lay(sheet) {
  const opener = document.querySelector(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`);
  sheet.style.margin = sheet.style.inset = "";
  if (sheet.closest(".preferences-drawer")) return; // it keeps to the side
  if (!opener?.checkVisibility() || sheet.offsetWidth >= innerWidth) return;
  const here = opener.getBoundingClientRect(), wide = sheet.offsetWidth, high = sheet.offsetHeight;
  const others = [...document.querySelectorAll(".board .open")].filter(other => other !== opener).map(other => other.getBoundingClientRect());
  const middle = { x: here.x + (here.width - wide) / 2, y: here.y + (here.height - high) / 2 };
  const places = [
    [here.right + GAP, middle.y], [here.left - GAP - wide, middle.y], [middle.x, here.bottom + GAP], [middle.x, here.top - GAP - high],
    [innerWidth - wide - GAP, middle.y], [GAP, middle.y],
  ].map(([x, y]) => inside(x, y, wide, high));
  const [x, y] = places.reduce((best, other) => (hides(other, here, others) < hides(best, here, others) ? other : best));
  sheet.style.margin = "0";
  sheet.style.inset = `${y}px auto auto ${x}px`;
}

function inside(x, y, wide, high) {
  const least = (at, most) => Math.max(GAP, Math.min(at, most - GAP));
  const left = least(x, innerWidth - wide), top = least(y, innerHeight - high);
  return [left, top, left + wide, top + high];
}

// How much of the table would be hidden; the thing itself counts most, then the others that can be chosen.
function hides(box, here, others) {
  const seen = other => common(box, other) / (other.width * other.height || 1);
  const far = Math.hypot((box[0] + box[2]) / 2 - here.x, (box[1] + box[3]) / 2 - here.y) / (10 * innerWidth);
  return 3 * seen(here) + others.reduce((sum, other) => sum + seen(other), far);
}

function common([left, top, right, bottom], other) {
  const across = Math.min(right, other.right) - Math.max(left, other.left), down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

document.addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open" && target.matches(".sheet:popover-open")) lay(target);
}, true);
addEventListener("resize", () => { for (const sheet of document.querySelectorAll(".sheet:popover-open")) lay(sheet); });
