// The companion: its page follows the sitting, and what is secret is shown only while a button is held.

const sitting = document.querySelector("[data-sitting]");
let newest = sitting ? +sitting.dataset.version : 0;

// The page that an act or a look is answered with: its parts take the place of ours.
let leaving = false;
async function takeOver(answer) {
  if (leaving) return;
  leaving = answer.redirected && new URL(answer.url).pathname !== location.pathname;
  if (leaving) return location.assign(answer.url);
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = there.querySelector("[data-sitting]");
  if (!fresh) return location.reload();
  newest = +fresh.dataset.version;
  const parted = [...document.querySelectorAll("[data-part]")];
  const changed = parted.map(({ id }) => part([id, there.getElementById(id)?.innerHTML ?? ""])).filter(Boolean);
  if (changed.length) swap(changed);
}

function lookAgain() { return fetch(location.href, { headers: { Accept: "text/html" } }).then(takeOver); }

function connection(there) {
  const line = document.getElementById("c-line");
  line.hidden = there;
  line.textContent = there ? "" : line.dataset.lost;
}

async function followSitting() {
  while (!leaving) {
    try {
      const answer = await fetch(`${sitting.dataset.sitting}/changed?seen=${newest}`);
      if (!answer.ok) throw answer;
      if ((await answer.json()).version > newest) await lookAgain();
      connection(true);
    } catch {
      connection(false);
      await new Promise(done => setTimeout(done, 1000));
    }
  }
}

if (sitting) {
  followSitting();
  // A phone that slept asks at once what it has missed.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) lookAgain().catch(() => {}); });
  document.addEventListener("submit", async event => {
    const form = event.target;
    if (!("act" in form.dataset)) return;
    event.preventDefault();
    const data = new URLSearchParams(new FormData(form, event.submitter));
    document.getElementById("prompt").focus({ preventScroll: true }); // nobody shall see which button was pressed
    const address = event.submitter?.getAttribute("formaction") || form.getAttribute("action");
    try {
      await takeOver(await fetch(address, { method: "POST", body: data, headers: { Accept: "text/html" } }));
    } catch {
      connection(false);
    }
  });
}

// Hold to see.
const whisper = document.getElementById("whisper");
let held = null;

async function showHeld(button) {
  if (held === button) return;
  held = button;
  const form = button.form;
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
  const text = answer?.ok ? (await answer.text()).trimEnd() : "";
  if (held !== button || !text) return;
  whisper.replaceChildren(...text.split("\n").map(line => Object.assign(document.createElement("p"), { textContent: line })));
  whisper.hidden = false;
}

function hideHeld() {
  held = null;
  if (!whisper) return;
  whisper.hidden = true;
  whisper.replaceChildren();
}

if (whisper) {
  const holding = event => event.target.closest?.("[data-hold]");
  document.addEventListener("pointerdown", event => { const button = holding(event); if (button) showHeld(button); });
  for (const end of ["pointerup", "pointercancel", "blur", "pagehide"]) addEventListener(end, hideHeld);
  document.addEventListener("visibilitychange", hideHeld);
  document.addEventListener("keydown", event => {
    const button = holding(event);
    if (button && (event.key === " " || event.key === "Enter")) event.preventDefault(), showHeld(button);
  });
  document.addEventListener("keyup", hideHeld);
  document.addEventListener("click", event => { if (holding(event)) event.preventDefault(); });
  document.addEventListener("contextmenu", event => { if (holding(event)) event.preventDefault(); });
}
