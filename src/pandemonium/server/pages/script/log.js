// The log points at the board: a line under the pointer or the focus lights its place up, a pressed one is shown again.

const pointed = layer("stage");

function pointAt({ target }) {
  pointed.replaceChildren();
  const line = target.closest?.("#log li[data-at]"), here = line && (place(line.dataset.to) || place(line.dataset.at));
  if (!here || showing) return;
  const box = put("lit", line, middle(here));
  around(box, here);
  pointed.append(box);
}
for (const name of ["pointerover", "focusin"]) document.addEventListener(name, pointAt);

document.addEventListener("click", ({ target }) => {
  const line = target.closest(".line")?.closest("li");
  if (!line || showing || still()) return;
  const time = TIMES[line.dataset.show];
  pointed.replaceChildren();
  SHOWN[line.dataset.show](line, time, 0, 1);
  setTimeout(() => { if (!showing) stage.replaceChildren(); }, time * 1.6);
});

// One stop for the whole log; inside it arrows go from line to line.
document.getElementById("log")?.addEventListener("keydown", event => {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll(".line, .turn > summary")].filter(usable);
  if (!way || !lines.length) return;
  event.preventDefault();
  event.stopPropagation();
  const at = lines.indexOf(document.activeElement);
  lines[Math.min(Math.max(at + way, 0), lines.length - 1)].focus();
});
