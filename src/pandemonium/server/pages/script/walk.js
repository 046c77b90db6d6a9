// The walk through a scoring.

// A table marked `data-walk` reads well by itself. Where things may move it is walked through once, row by row, and the
// sums in its foot run along. What is marked `data-last`, who won, comes after it. A press on the end, Escape or Space
// shows the rest at once.
const WALK = 6500, ROW = 1100, DRUMROLL = 900;
let walked = false;
async function walk(table) {
  if (!table || walked) return;
  walked = true;
  if (still() || document.hidden) return;
  const rows = [...table.querySelectorAll("[data-step]")], sums = [...table.querySelectorAll("[data-total]")];
  const last = [...document.querySelectorAll("[data-last]")], ends = sums.map(sum => sum.textContent);
  const time = Math.min(ROW, WALK / rows.length) * (root.dataset.motion === "quick" ? 0.3 : 1);
  const place = table.closest("#board");
  drawn.set(place, place.innerHTML);
  let hurry = false, here = sums.map(() => 0);
  const hasten = event => { if (event.type === "click" || event.key === "Escape" || event.key === " ") hurry = true; };
  place.addEventListener("click", hasten);
  document.addEventListener("keydown", hasten);
  for (const one of [...rows, ...last]) one.classList.add("to-come");
  for (const row of rows) {
    const there = [...row.querySelectorAll("[data-sum]")].map(cell => +cell.dataset.sum);
    row.classList.replace("to-come", "now");
    await run(sums, here, there, () => (hurry ? 0 : time));
    row.classList.remove("now");
    here = there;
  }
  sums.forEach((sum, at) => { sum.textContent = ends[at]; });
  await run([], [], [], () => (hurry ? 0 : DRUMROLL));
  for (const one of last) one.classList.replace("to-come", "arrived");
  place.removeEventListener("click", hasten);
  document.removeEventListener("keydown", hasten);
}

function run(sums, from, to, time) {
  const began = performance.now();
  return new Promise(done => {
    const frame = now => {
      const part = time() ? Math.min((now - began) / time(), 1) : 1;
      sums.forEach((sum, at) => { sum.textContent = `${Math.round(from[at] + (to[at] - from[at]) * Math.min(part * 1.6, 1))}`.replace("-", "−"); });
      part < 1 ? requestAnimationFrame(frame) : done();
    };
    requestAnimationFrame(frame);
  });
}
