// The goal card shows itself once at a table, before the first choice. It passes: any press or key puts it away, and
// means what it would mean without it.

const goal = document.getElementById("goal"), seen = `goal ${location.pathname}`;

function offerGoal() {
  if (!goal || !document.querySelector("[data-goal=first]") || sessionStorage.getItem(seen)) return;
  sessionStorage.setItem(seen, "seen");
  goal.classList.add("passing");
  goal.showPopover();
}

function pass() {
  if (!goal?.matches(".passing")) return;
  goal.classList.remove("passing");
  goal.hidePopover();
}
for (const act of ["pointerdown", "keydown"]) addEventListener(act, pass, { capture: true });
