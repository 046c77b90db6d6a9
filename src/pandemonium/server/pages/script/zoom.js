// The board nearer or farther. It is magnified inside its box, which keeps its place, and panned by scrolling there.
// Farther than fitting is for boxes with a height of their own: there it is given more room to lie in.

const pane = document.querySelector(".board"), plate = document.getElementById("board"), scales = document.getElementById("zoom");
const NEAREST = 4, FARTHEST = 0.4, STEP = 1.25, ARROW = 80;
let scale = 1;

function boxed() { return getComputedStyle(pane.parentElement).display === "contents"; }

// The point (x, y) of the window stays where it is.
function zoom(to, x = innerWidth / 2, y = innerHeight / 2) {
  const { left, top } = pane.getBoundingClientRect(), before = scale;
  scale = Math.min(Math.max(Math.abs(to - 1) < 0.06 ? 1 : to, boxed() ? FARTHEST : 1), NEAREST);
  const across = (pane.scrollLeft + x - left) / before, down = (pane.scrollTop + y - top) / before;
  const room = scale < 1 ? `${100 / scale}%` : "";
  Object.assign(plate.style, { transform: scale === 1 ? "" : `scale(${scale})`, width: room, height: room });
  pane.classList.toggle("zoomed", scale > 1);
  pane.scrollTo(across * scale - (x - left), down * scale - (y - top));
  scales.querySelector('[data-zoom="fit"]').disabled = scale === 1;
  lead();
}

if (pane) {
  scales.hidden = false;
  zoom(1);
  scales.addEventListener("click", event => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (way) zoom(way === "fit" ? 1 : way === "in" ? scale * STEP : scale / STEP);
  });
  pane.addEventListener("wheel", event => {
    const scrolls = !boxed() || scale === 1 && pane.scrollHeight > pane.clientHeight + 1;
    if (scrolls && !event.ctrlKey) return;
    event.preventDefault();
    zoom(scale * Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 60) / 300), event.clientX, event.clientY);
  }, { passive: false });
  document.addEventListener("keydown", event => {
    const way = ARROWS[event.key];
    if (!way || scale <= 1 || event.defaultPrevented || document.activeElement?.matches("button, a, input, select, summary, textarea")) return;
    event.preventDefault();
    pane.scrollBy({ left: ARROW * way[0], top: ARROW * way[1], behavior: still() ? "auto" : "smooth" });
  });
  pinch();
  drag();
}

// Two fingers: their distance is the scale, and what lies between them stays between them. One finger scrolls by itself.
function pinch() {
  let apart = 0, from = 1;
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  pane.addEventListener("touchstart", ({ touches }) => { if (touches.length === 2) [apart, from] = [spread(touches), scale]; }, { passive: true });
  pane.addEventListener("touchmove", event => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    zoom(from * spread(event.touches) / apart, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  }, { passive: false });
}

// A mouse takes hold of a magnified board and moves it; what it was pressed on is then not meant.
function drag() {
  let held = null, moved = false;
  pane.addEventListener("pointerdown", event => { if (event.pointerType === "mouse" && scale > 1) [held, moved] = [event, false]; });
  addEventListener("pointermove", event => {
    if (!held || Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) < (moved ? 0 : 6)) return;
    pane.scrollBy(held.clientX - event.clientX, held.clientY - event.clientY);
    [held, moved] = [event, true];
  });
  addEventListener("pointerup", () => { held = null; });
  pane.addEventListener("click", event => { if (moved) event.preventDefault(), event.stopPropagation(); moved = false; }, true);
}
