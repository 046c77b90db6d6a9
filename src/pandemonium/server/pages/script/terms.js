// Terms: whatever carries `data-term` explains itself, by the glossary that stands once in the page.

// A mouse that rests on it, a tap, or the focus opens one small card beside it. Terms are no tab stops: E goes from one
// that can be seen to the next, the question's first; Shift+E goes back, Enter leads to the rules, Escape closes.
const glossary = document.getElementById("terms")?.content, card = document.getElementById("term");
let term = null, later = 0, soon = 0, before = null, mouse = "";

function explain(element) {
  const said = glossary.querySelector(`[data-term="${CSS.escape(element.dataset.term)}"]`);
  if (!said || element === term) return;
  hush();
  term = element;
  term.classList.add("explained");
  card.replaceChildren(said.cloneNode(true));
  card.showPopover();
  beside(term.getBoundingClientRect());
}

function hush() {
  clearTimeout(later), clearTimeout(soon);
  if (!term) return;
  term.classList.remove("explained");
  if (term.matches(".term")) term.removeAttribute("tabindex"), term.removeAttribute("aria-describedby");
  term = null;
  card.hidePopover();
}

function passed() {
  if (!term?.matches(":focus-visible")) hush();
}

// Under the word where there is room, else over it, and never beyond the edges.
function beside(word) {
  const { offsetWidth: wide, offsetHeight: high } = card, room = document.documentElement;
  const below = word.bottom + 6, fits = below + high < room.clientHeight - 6;
  card.style.left = `${Math.max(6, Math.min(word.left, room.clientWidth - wide - 6))}px`;
  card.style.top = `${fits ? below : Math.max(6, word.top - high - 6)}px`;
}

function shown(element) {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility();
}

// The next term in view: of an open sheet, else the question's first and then the table's.
function stroll(way) {
  const sheet = document.querySelector(".sheet:popover-open"), within = sheet || document;
  const asked = sheet ? [] : [...document.querySelectorAll(".bar [data-term]")];
  const others = [...within.querySelectorAll("[data-term]")].filter(one => one.isConnected && !card.contains(one) && !asked.includes(one));
  const seen = [...asked, ...others].filter(shown), at = seen.indexOf(term || document.activeElement);
  const next = seen[(at < 0 && way < 0 ? seen.length - 1 : at + way + seen.length) % seen.length];
  if (!next) return;
  before ??= document.activeElement;
  const back = before;
  explain(next);
  if (next.matches(".term")) next.tabIndex = -1, next.setAttribute("aria-describedby", "term");
  next.focus({ preventScroll: true });
  before = back;
}

function leave() {
  const back = before;
  hush();
  before = null;
  back?.isConnected && back !== document.body ? back.focus() : document.activeElement?.blur();
}

if (glossary) {
  const about = ({ target }) => target.closest?.("[data-term]");
  document.addEventListener("pointerover", event => {
    // A mouse that rests while the table changes under it has come to nothing, and it takes away only its own card:
    // the keyboard's stays while the focus does.
    const place = `${event.clientX} ${event.clientY}`, rests = place === mouse;
    if (event.pointerType !== "mouse" || rests) return;
    mouse = place;
    clearTimeout(later);
    const here = about(event);
    if (card.contains(event.target)) return;
    later = here ? setTimeout(explain, here.matches(".term") ? 150 : 600, here) : setTimeout(passed, 300);
  });
  document.addEventListener("click", event => {
    if (card.contains(event.target)) return;
    const here = about(event);
    here && !event.target.closest("button, a, summary, label") ? (here === term ? hush() : explain(here)) : hush();
  });
  document.addEventListener("focusin", ({ target }) => {
    clearTimeout(soon);
    if (target.dataset.term && target.matches(":focus-visible")) soon = setTimeout(explain, 600, target);
    else if (!card.contains(target)) hush(), before = null;
  });
  document.addEventListener("scroll", () => term && hush(), true);
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    if (event.key === "Escape" && term) leave();
    else if (event.key === "Enter" && term && event.target === term && term.matches(".term")) card.querySelector("a").click();
    else if (event.key.toLowerCase() === "e" && root.dataset.keys !== "off") stroll(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
