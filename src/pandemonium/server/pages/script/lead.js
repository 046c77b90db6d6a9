// What can be chosen comes into view: by itself where none of it is, else a button leads to what is out of sight.

const felt = document.querySelector(".felt");
let led;

function lit() { return [...document.querySelectorAll(".felt .open")].filter(usable); }

// The part of the page in which a thing could be seen: it may scroll in the board and in the page's own part.
function outside(thing) {
  const box = thing.getBoundingClientRect(), y = box.y + box.height / 2, x = box.x + box.width / 2;
  const window = document.querySelector(".bar").getBoundingClientRect().top, top = document.querySelector(".banner").getBoundingClientRect().bottom;
  return y < top ? "up" : y > window ? "down" : x < 0 || x > innerWidth ? "aside" : "";
}

function lead() {
  const button = document.querySelector("[data-lead]");
  if (!button) return;
  const away = lit().map(outside).filter(Boolean);
  button.hidden = !away.length;
  button.dataset.way = away[0] || "";
}

// A new question: if nothing of it can be seen, the nearest thing that can be chosen comes into view.
function show() {
  const asked = document.querySelector("#prompt.asked"), question = asked ? number + asked.textContent : "";
  const things = lit();
  if (led === undefined) front(things);
  if (question && question !== led && things.length && things.every(outside) && !document.activeElement?.matches("input")) into(things[0]);
  led = question;
  lead();
}

// A small page opens at what the game marks as the front of its table, unless all that can be chosen is seen, or lies
// elsewhere.
function front(things) {
  const part = felt?.querySelector("[data-front]"), away = things.filter(outside);
  if (!part || felt.scrollHeight <= felt.clientHeight) return;
  if (!things.length || away.some(thing => part.contains(thing))) part.scrollIntoView();
}

function into(thing) { thing.scrollIntoView({ block: "center", inline: "center", behavior: still() ? "auto" : "smooth" }); }

document.addEventListener("click", event => {
  if (!event.target.closest("[data-lead]")) return;
  const thing = lit().find(outside);
  if (thing) into(thing), thing.focus({ preventScroll: true });
});
felt?.addEventListener("scroll", () => requestAnimationFrame(lead), { passive: true, capture: true });
addEventListener("resize", lead);
