// A draft of a form.

// A form marked `data-draft` is drawn anew by the server whenever a field changes. What depends on the fields is marked
// `data-follows`: it is shown, hidden or worded as there. The fields themselves stay as they are.
const draft = document.querySelector("form[data-draft]");
let drafts = 0;

async function follow() {
  const mine = ++drafts, data = new URLSearchParams(new FormData(draft));
  data.set(draft.dataset.draft, "yes");
  const html = await fetch(draft.action, { method: "POST", body: data }).then(answer => answer.ok ? answer.text() : "").catch(() => "");
  if (!html || mine !== drafts) return;
  const there = new DOMParser().parseFromString(html, "text/html");
  for (const here of draft.querySelectorAll("[data-follows]")) {
    const fresh = there.getElementById(here.id);
    const field = here.querySelector("select");
    if (field) here.hidden = field.disabled = fresh.hidden;
    else here.textContent = fresh.textContent;
  }
}
draft?.addEventListener("change", follow);
