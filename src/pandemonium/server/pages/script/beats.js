// Beats: what happened is shown one thing after another over the table as it was; then comes the table as it is.
//
// The new question is there at once and may be answered at any time, which ends the beats. An update that comes while
// others are shown waits for its turn, and the more there is to show, the quicker it goes: nothing is cut off.

const TIMES = { say: 500, light: 450, roll: 1000, move: 600, count: 500 };
const LONGEST = 4500;
const TOO_FAST = 0.2;
const AFTERWARDS = ["board", "seats", "log", "beats", "coach"];
const updates = [];
const caption = document.getElementById("caption");
let showing = null;

// The beats of an update that this page has not seen.
function unseen(html, after) {
  const list = document.createElement("template");
  list.innerHTML = html || "";
  return [...list.content.querySelectorAll("li")].filter(beat => +beat.dataset.number > after);
}

function queue(regions, beats) {
  const later = {}, now = {};
  for (const id in regions) (AFTERWARDS.includes(id) ? later : now)[id] = regions[id];
  swap(parts(now));
  if (beats.length || !updates.length) updates.push({ regions: later, acts: together(beats) });
  else Object.assign(updates.at(-1).regions, later);
  if (share() < TOO_FAST) finish();
  else if (!showing) play();
}

// Dice that land in the same place are thrown together.
function together(beats) {
  const acts = [];
  for (const beat of beats) {
    const before = acts.at(-1)?.[0];
    if (before?.dataset.show === "roll" && beat.dataset.show === "roll" && before.dataset.at === beat.dataset.at) acts.at(-1).push(beat);
    else acts.push([beat]);
  }
  return acts;
}

// The part of its time that each beat has, for all that waits to be shown within the longest time.
function share() {
  const whole = updates.flatMap(({ acts }) => acts).reduce((sum, [beat]) => sum + TIMES[beat.dataset.show], 0);
  return Math.min(1, LONGEST / whole);
}

function pace() { return share() * (root.dataset.motion === "quick" ? 0.4 : 1) * tempo; }

async function play() {
  const mine = showing = {};
  while (updates.length && showing === mine) {
    const [update] = updates, speed = pace();
    for (const act of update.acts) {
      const time = TIMES[act[0].dataset.show] * speed;
      say(act.map(beat => beat.querySelector(".said").textContent).join(" "));
      dwell(act[0]);
      if (act[0].dataset.show === "roll") sound("roll");
      act.forEach((beat, at) => SHOWN[beat.dataset.show](beat, time, at, act.length));
      await new Promise(done => setTimeout(done, time));
      if (showing !== mine) return;
    }
    const change = () => { if (updates[0] === update) { updates.shift(); clear(); swap(parts(update.regions)); } };
    const moves = updates.length === 1 && parts(update.regions).some(([part]) => part.id === "board" || part.id === "seats");
    moves && document.startViewTransition ? await animate(change, !update.acts.length).catch(() => {}) : change();
  }
  if (showing === mine) showing = null;
}

// The rest at once.
function finish() {
  if (!showing && !updates.length) return;
  showing = null;
  moving?.skipTransition();
  clear();
  swap(parts(Object.assign({}, ...updates.splice(0).map(({ regions }) => regions))));
}

function clear() {
  stage.replaceChildren();
  during = "";
  say("");
}

function say(sentence) {
  caption.textContent = sentence;
  caption.hidden = !sentence;
}

// Where nothing moves, all that happened lies there to be read until it is put away.
function summarize(beats) {
  const news = document.getElementById("news");
  if (news && beats.length) news.open = true;
}

// A press on the table as it was means the same thing on the table as it is, if it can still be pressed there.
document.addEventListener("click", event => {
  if (!showing || !event.isTrusted) return;
  const pressed = event.target.closest("button, a, summary, label, input, select, textarea");
  const old = pressed?.closest("#board, #seats, #log");
  const again = old && remember(pressed);
  finish();
  if (!old) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (again !== "#prompt") document.querySelector(again)?.click();
}, true);

document.addEventListener("keydown", event => {
  if (!showing || event.target.matches("input, select, textarea")) return;
  if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
  if (event.key === "Escape" && document.querySelector("[popover]:popover-open")) return;
  const skips = event.key === "Escape" || (event.key === " " && !event.target.closest("button, a, summary"));
  finish();
  if (skips) { event.preventDefault(); event.stopImmediatePropagation(); }
}, true);

document.addEventListener("visibilitychange", () => { if (document.hidden) finish(); });
