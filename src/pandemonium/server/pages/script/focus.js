// The focus stays where it was, or goes where it is wanted.

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
  if (newState === "open" && target.matches(".sheet:popover-open:not(.passing)")) enter(target);
}, true);

function settle() {
  const prompt = document.getElementById("prompt");
  if (prompt?.dataset.title) document.title = prompt.dataset.title;
  for (const field of document.querySelectorAll("[data-address]")) field.value = location.origin + field.getAttribute("value");
  if (term && !term.isConnected) hush();
  mark();
  listen();
  attend();
  walk(document.querySelector("[data-walk]"));
  settleReplay();
  give(document.querySelector("[data-promised]"));
  show();
  coach();
  offerGoal();
}
