// Preferences over the table: every change is saved and counts at once.

const wishes = document.querySelector("form[data-preferences]");

wishes?.addEventListener("submit", event => event.preventDefault());
wishes?.addEventListener("change", async ({ target }) => {
  const answer = await fetch(wishes.action, { method: "POST", body: new URLSearchParams(new FormData(wishes)), redirect: "manual" }).catch(() => null);
  if (!answer || answer.status >= 400) return lost();
  if (target.name === "language") return location.reload();
  root.dataset[target.name] = target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value;
  if (live()) hello();
});
