// The page's only script. It knows no game: it posts the forms that are there, swaps the parts the server sends,
// keeps the socket alive, and moves the focus. Without it every form still works by itself.
"use strict";

const table = document.querySelector("[data-live]");
const root = document.documentElement;
let number = table ? +table.dataset.number : 0;

// --- swapping parts -----------------------------------------------------------------------------------------------

function still() {
  return root.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function apply(answer) {
  if (answer.go) return location.assign(answer.go);
  if (answer.detail) document.getElementById("answer").textContent = answer.detail;
  if (!answer.regions || answer.number < number) return;
  const changed = Object.entries(answer.regions).map(part).filter(Boolean);
  const moves = answer.number > number && changed.some(([place]) => place.id === "board" || place.id === "seats");
  number = answer.number;
  for (const field of document.querySelectorAll("input[name=number]")) field.value = number;
  if (changed.length) moves && document.startViewTransition && !still() && !document.hidden ? animate(changed) : swap(changed);
}

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
function animate(changed) {
  moving?.skipTransition();
  name(true);
  const transition = moving = document.startViewTransition(() => { swap(changed); name(true); });
  transition.ready.catch(() => {});
  transition.finished.finally(() => { if (moving === transition) name(false); });
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

// --- focus --------------------------------------------------------------------------------------------------------

function remember(element) {
  if (!element || element === document.body) return null;
  const { name, value, id, dataset } = element;
  const target = element.getAttribute("popovertarget");
  if (name && value && element.localName === "button") return `button[name="${name}"][value="${CSS.escape(value)}"]`;
  return id ? `#${id}` : target ? `[popovertarget="${target}"]` : dataset.key ? `[data-key="${CSS.escape(dataset.key)}"]` : "#prompt";
}

function refocus(selector) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const there = document.querySelector(selector);
  (there && there.checkVisibility() && !there.disabled ? there : document.getElementById("prompt"))?.focus();
}

// A sheet that opens takes the focus to its first choice.
function enter(sheet) {
  if (sheet && !sheet.contains(document.activeElement)) (sheet.querySelector(".choice") || sheet.querySelector("button")).focus();
}
document.addEventListener("toggle", ({ target, newState }) => {
  if (newState === "open" && target.matches(":popover-open")) enter(target);
}, true);

function settle() {
  const prompt = document.getElementById("prompt");
  if (prompt?.dataset.title) document.title = prompt.dataset.title;
  for (const field of document.querySelectorAll("[data-address]")) field.value = location.origin + field.getAttribute("value");
  walk(document.querySelector("[data-walk]"));
}

// --- forms --------------------------------------------------------------------------------------------------------

document.addEventListener("submit", async event => {
  const form = event.target, button = event.submitter;
  if (!table || !(form.id === "act" || form.id === "ask" || "clear" in form.dataset)) return;
  event.preventDefault();
  button?.closest("[popover]")?.hidePopover();
  button?.setAttribute("aria-busy", "true");
  const data = new URLSearchParams(new FormData(form, button));
  const address = button?.getAttribute("formaction") || form.getAttribute("action");
  try {
    const asked = form.method === "get" ? [`${address}?${data}`] : [address, { method: "POST", body: data }];
    const answer = await fetch(asked[0], { ...asked[1], headers: { "X-Regions": "1", Accept: "application/json" } });
    apply(await answer.json());
    refocus("#prompt");
    if ("clear" in form.dataset) form.reset();
    button?.removeAttribute("aria-busy");
  } catch {
    // No connection, or an answer that is none: the plain way says what is wrong, or simply works.
    if (socket?.readyState !== 1) return lost();
    location.reload();
  }
});

document.addEventListener("click", async event => {
  const copy = event.target.closest("[data-copy]"), link = event.target.closest("a[data-swap]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value);
  } else if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    history.pushState(null, "", link.href);
    turn(link.href);
  }
});

async function turn(address) {
  const answer = await fetch(address, { headers: { "X-Regions": "1", Accept: "application/json" } });
  number = -1;
  apply(await answer.json());
}
addEventListener("popstate", () => document.querySelector("a[data-swap]") && turn(location.href));

// --- the live socket ----------------------------------------------------------------------------------------------

let socket = null, wait = 500, asked = 0;
const sign = document.getElementById("connection");

function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + table.dataset.live);
  socket.onopen = () => { wait = 500; sign.className = sign.textContent = ""; hello(); ping(); };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "update") apply(message);
    if (message.type === "pong") lag(performance.now() - asked);
  };
  socket.onclose = () => { lost(); setTimeout(connect, wait * (0.75 + Math.random() / 2)); wait = Math.min(wait * 2, 15000); };
}

function hello() { socket.send(JSON.stringify({ type: "hello", number })); }
function ping() { if (socket?.readyState === 1) { asked = performance.now(); socket.send('{"type":"ping","id":"p"}'); } }
function lost() { sign.className = "lost"; sign.textContent = sign.dataset.lost; }
function lag(time) { if (sign && !sign.className) sign.textContent = `${Math.round(time)} ms`; }

if (table) {
  connect();
  setInterval(ping, 10000);
  // A phone that slept may hold a dead socket, a page from the history an old number: ask again.
  document.addEventListener("visibilitychange", () => { if (!document.hidden && socket?.readyState === 1) hello(); });
  addEventListener("pageshow", event => { if (event.persisted && socket?.readyState === 1) hello(); });
}

// --- the walk through a scoring ------------------------------------------------------------------------------------

// A table marked `data-walk` reads well by itself. Where things may move it is walked through once, row by row, and the
// sums in its foot run along; a press anywhere on it shows the rest at once.
let walked = false;
async function walk(stage) {
  if (!stage || walked) return;
  walked = true;
  if (still() || document.hidden) return;
  const rows = [...stage.querySelectorAll("[data-step]")], sums = [...stage.querySelectorAll("[data-total]")];
  const ends = sums.map(sum => sum.textContent), time = root.dataset.motion === "quick" ? 350 : 1100;
  const place = stage.closest("#board");
  drawn.set(place, place.innerHTML);
  let hurry = false;
  stage.addEventListener("click", () => { hurry = true; });
  let here = sums.map(() => 0);
  for (const row of rows) row.classList.add("to-come");
  for (const row of rows) {
    const there = [...row.querySelectorAll("[data-sum]")].map(cell => +cell.dataset.sum);
    row.classList.replace("to-come", "now");
    await run(sums, here, there, () => (hurry ? 0 : time));
    row.classList.remove("now");
    here = there;
  }
  sums.forEach((sum, at) => { sum.textContent = ends[at]; });
}

function run(sums, from, to, time) {
  const began = performance.now();
  return new Promise(done => {
    const frame = now => {
      const part = time() ? Math.min((now - began) / time(), 1) : 1;
      sums.forEach((sum, at) => { sum.textContent = Math.round(from[at] + (to[at] - from[at]) * Math.min(part * 1.6, 1)); });
      part < 1 ? requestAnimationFrame(frame) : done();
    };
    requestAnimationFrame(frame);
  });
}

// --- the lobby ----------------------------------------------------------------------------------------------------

const lists = document.querySelector("[data-refresh]");

async function refresh() {
  const answer = document.hidden ? null : await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const there = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(lists.id);
  const changed = there && part([lists.id, there.innerHTML]);
  if (changed) swap([changed]);
}
if (lists) setInterval(refresh, 4000);

// --- keys ---------------------------------------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if (event.repeat && event.key === "Enter") return event.preventDefault(); // a key held too long confirms nothing
  const sheet = document.querySelector("[popover]:popover-open");
  const found = [...(sheet || document).querySelectorAll(`[data-key="${CSS.escape(event.key)}"]`)].filter(usable);
  const single = event.key.length === 1 && root.dataset.keys === "off";
  if (found.length && !single && !(event.key === "Enter" && event.target.matches("button, a, summary"))) {
    event.preventDefault();
    // On the table a key acts; inside a sheet it only finds, so that a slip costs nothing.
    if (sheet) found[(found.indexOf(document.activeElement) + 1) % found.length].focus();
    else { found[0].click(); enter(document.querySelector("[popover]:popover-open")); }
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

settle();
