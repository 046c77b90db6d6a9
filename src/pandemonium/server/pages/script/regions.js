// Swapping parts: what the server sends takes the place of what was there.

function still() {
  return root.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// `late`: much may have happened meanwhile that nobody wants to see one by one.
function apply(answer, late = false) {
  if (answer.go) return location.assign(answer.go);
  if (!answer.type && !answer.regions) document.getElementById("answer").textContent = answer.detail ?? "";
  if (!answer.regions || answer.number < number) return;
  const beats = unseen(answer.regions.beats, number);
  number = answer.number;
  for (const field of document.querySelectorAll("input[name=number]")) field.value = number;
  if (answer.type) tell();
  if (!late && !document.hidden && !still()) return queue(answer.regions, beats);
  finish();
  swap(parts(answer.regions));
  if (still() && !late) summarize(beats);
}

function parts(regions) { return Object.entries(regions).map(part).filter(Boolean); }

// A part that moves by itself, as the server drew it.
const drawn = new Map();

function part([id, html]) {
  const place = document.getElementById(id);
  if (!place) return null;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  return fresh.innerHTML === (drawn.get(place) ?? place.innerHTML) ? null : [place, fresh.content];
}

let moving = null;
function animate(change, named = true) {
  moving?.skipTransition();
  name(named);
  const transition = moving = document.startViewTransition(() => { change(); name(named); });
  transition.ready.catch(() => {});
  return transition.finished.finally(() => { if (moving === transition) name(false); });
}

// Every piece that moves carries its name, so that the browser leads it from its old place to its new one.
function name(on) {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    piece.style.viewTransitionName = on && piece.checkVisibility() ? piece.dataset.piece : "";
    if (!on) piece.removeAttribute("style");
  }
}

function swap(changed) {
  const focused = remember(document.activeElement);
  const open = [...document.querySelectorAll("details[id], [popover][id]")].filter(isOpen).map(({ id }) => id);
  for (const [place, content] of changed) drawn.delete(place), place.replaceChildren(content);
  for (const id of open) reopen(document.getElementById(id));
  focused && refocus(focused);
  settle();
}

function isOpen(element) {
  return element.matches("[popover]") ? element.matches(":popover-open") : element.open;
}

function reopen(element) {
  if (!element || isOpen(element)) return;
  element.matches("[popover]") ? element.showPopover() : element.open = true;
}
