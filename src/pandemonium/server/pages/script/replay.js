// A replay: every step is an address. To the next one its beat is shown, any other is simply there.

const tempos = { 1: 1, 2: 0.5, 4: 0.25 };
let playing = 0;

function stepNow() { return +document.getElementById("prompt")?.dataset.step; }

document.addEventListener("click", event => {
  const link = event.target.closest("a[data-swap]");
  if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault();
    pause();
    go(link.href);
  } else if (event.target.closest("[data-play]")) {
    playing ? pause() : start();
  }
});

function go(href) {
  history.pushState(null, "", href);
  return turn(href);
}

async function turn(href) {
  finish();
  const answer = await fetch(href, { headers: { "X-Regions": "all", Accept: "application/json" } });
  const parts = await answer.json(), next = parts.number === stepNow() + 1;
  number = next ? parts.number - 1 : -1;
  apply(parts, !next);
}
addEventListener("popstate", () => { if (document.querySelector("a[data-swap]")) pause(), turn(location.href); });

// --- by itself

async function start() {
  const mine = playing = playing + 1 || 1;
  settle();
  while (playing === mine) {
    const next = document.querySelector('a[data-swap][data-key="ArrowRight"]');
    if (!next) return pause();
    await go(next.href);
    while (showing && playing === mine) await rest(50);
    await rest(900 * tempo);
  }
}

function pause() { playing = 0; settle(); }

function rest(time) { return new Promise(done => setTimeout(done, time)); }

// --- the slider, the eyes and the list

document.addEventListener("input", ({ target }) => {
  if (!("slide" in target.dataset)) return;
  pause();
  clearTimeout(sliding);
  const address = new URL(location.href);
  address.pathname = address.pathname.replace(/\d+$/, target.value);
  sliding = setTimeout(() => { history.replaceState(null, "", address); turn(address.href); }, 80);
});
let sliding = 0;

document.addEventListener("change", ({ target }) => {
  if ("speed" in target.dataset) chosen = target.value, tempo = tempos[chosen];
  if ("send" in target.dataset) target.form.requestSubmit();
});
let chosen = "1";

// What the server draws anew keeps what was set here; the list beside the board was drawn once.
function settleReplay() {
  const button = document.querySelector("[data-play]"), speed = document.querySelector("[data-speed]");
  if (!button) return;
  button.setAttribute("aria-pressed", String(Boolean(playing)));
  speed.value = chosen;
  const now = stepNow(), here = document.querySelector(`[data-at-step="${now}"]`);
  for (const old of document.querySelectorAll("[data-at-step][aria-current]")) if (old !== here) old.removeAttribute("aria-current");
  if (!here) return;
  here.setAttribute("aria-current", "step");
  for (const fold of document.querySelectorAll(".turns-list details")) fold.open = fold.contains(here);
  const list = here.closest("#log");
  list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}
