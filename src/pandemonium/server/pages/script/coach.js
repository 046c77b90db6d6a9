// The coach of a lesson: one mark at a time, beside the place it speaks of, which is lit. Marks and sentences are the
// server's; which of those at hand is shown is kept here, so that a reload goes on where it was.

const light = new CSSStyleSheet(), SPACE = 14;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, light];
let coached = "";

function coach() {
  const box = document.querySelector(".coach");
  if (!box) { light.replaceSync(""); coached = ""; return; }
  const marks = [...box.querySelectorAll(".coach-mark")], at = Math.min(reached(box), marks.length - 1), mark = marks[at];
  marks.forEach(other => { other.hidden = other !== mark; });
  box.classList.add("led");
  const lit = selectors(mark).join(", ");
  light.replaceSync(lit && `${lit} { outline: 3px solid var(--ember); outline-offset: 3px; ${still() ? "" : "animation: coached 1.1s ease-in-out infinite alternate;"} }`);
  const key = `${box.dataset.stretch} ${at}`, target = targetOf(mark);
  foldNews(document.getElementById("news"));
  bring(target);
  settleBubble(box, target);
  if (key !== coached) { coached = key; guide(mark, target); }
}

function memory(box) { return `coach ${location.pathname} ${box.dataset.stretch}`; }
function reached(box) { return +sessionStorage.getItem(memory(box)) || 0; }

document.addEventListener("click", ({ target }) => {
  const box = target.closest(".coach");
  if (!box || !target.closest(".coach-next")) return;
  sessionStorage.setItem(memory(box), reached(box) + 1);
  coach();
});

// The place, the buttons of the accepted choices, and what opens the sheet they lie in.
function selectors({ dataset }) {
  const buttons = accepted(dataset), sheets = buttons.map(button => document.querySelector(button)?.closest("[popover]")?.id);
  const openers = sheets.filter(Boolean).map(id => `[popovertarget="${id}"]:not(.close)`);
  return [...(dataset.at ? [`[data-spot="${CSS.escape(dataset.at)}"]`] : []), ...buttons, ...openers];
}

function accepted({ accept }) {
  return accept ? accept.split("|").map(code => `button[name=choice][value="${CSS.escape(code)}"]`) : [];
}

function targetOf(mark) {
  return selectors(mark).flatMap(one => [...document.querySelectorAll(one)]).find(element => element.checkVisibility());
}

// News that open by themselves leave the table to the coach; those that somebody reads stay.
function foldNews(news) { if (news && !news.contains(document.activeElement)) news.open = false; }

// What is out of sight or covered comes to the middle.
function bring(target) {
  const box = target?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (box && !target.contains(hit) && !hit?.contains(target) && !hit?.closest(".coach")) target.scrollIntoView({ block: "center" });
}

// Beside the target where there is room for the bubble, else over against it; in the middle of the table without one.
function settleBubble(box, target) {
  const { width, height } = box.getBoundingClientRect(), bar = document.querySelector(".bar").getBoundingClientRect();
  const top = Math.max(document.querySelector(".board").getBoundingClientRect().top, document.querySelector(".banner").getBoundingClientRect().bottom) + 6, low = bar.top - height - 6, right = innerWidth - width - 8;
  const there = target?.getBoundingClientRect();
  const sides = there ? [
    ["below", there.left + (there.width - width) / 2, there.bottom + SPACE],
    ["above", there.left + (there.width - width) / 2, there.top - height - SPACE],
    ["right", there.right + SPACE, there.top + (there.height - height) / 2],
    ["left", there.left - width - SPACE, there.top + (there.height - height) / 2],
  ] : [];
  const fits = ([side, x, y]) => (side === "above" ? y >= top - 6 : side === "below" ? y <= low + 6 && y >= top - 6 : x >= 8 && x <= right);
  const far = there && there.top + there.height / 2 < (top + bar.top) / 2 ? low : top;
  const [side, x, y] = sides.find(fits) || ["", (innerWidth - width) / 2, there ? far : (top + low) / 2];
  box.dataset.side = side;
  const left = Math.max(8, Math.min(x, right)), up = Math.max(top, Math.min(y, low));
  box.style.left = `${left}px`;
  box.style.top = `${up}px`;
  box.style.setProperty("--arrow", `${there ? /below|above/.test(side) ? there.left + there.width / 2 - left : there.top + there.height / 2 - up : 0}px`);
}

// The focus goes along, unless somebody is writing: to the way on, or to what is to be chosen.
function guide(mark, target) {
  if (document.activeElement?.matches("input, textarea, select")) return;
  (mark.querySelector(".coach-next, .choice") || (target?.matches("button") ? target : mark.closest(".coach"))).focus({ preventScroll: true });
}

for (const moved of ["scroll", "resize"]) addEventListener(moved, () => {
  const box = document.querySelector(".coach"), mark = box?.querySelector(".coach-mark:not([hidden])");
  if (mark) settleBubble(box, targetOf(mark));
}, { capture: true, passive: true });

// What is opened or folded moves the bubble.
document.addEventListener("toggle", ({ target }) => {
  if (!target.matches("details") || !document.querySelector(".coach")) return;
  coach();
}, true);
