// Marks: what changed since the viewer's last choice stays marked on the table until they act.
//
// They lie over the table and can not be pressed. A way leads from place to place on the board; everything else is a
// badge at the corner of its place, with the mark of whose it is.

const changes = layer("changes");
const SVG = "http://www.w3.org/2000/svg";
const MANY = 12; // badges from which each is drawn smaller, so that what they lie over can be read
let laying = 0;

// All places are found before anything is drawn: looking for one has the browser lay out what was drawn before it.
function mark() {
  const badges = new Map();
  changes.replaceChildren();
  if (document.querySelector("#ending-title")) return; // a game that is over is read, not followed
  const beats = [...document.querySelectorAll("#beats li")].filter(({ dataset }) => +dataset.weight && dataset.show !== "say");
  for (const [beat, here, there] of beats.map(beat => [beat, place(beat.dataset.at), place(beat.dataset.to)])) {
    if (beat.dataset.show === "move" && here?.closest("#board") && there?.closest("#board")) way(beat, here, there);
    else if ((there || here) && tells(beat)) badge(badges, there || here, beat);
  }
  changes.classList.toggle("crowded", badges.size > MANY);
  pin();
}

// What has neither a seat, a picture nor a value is shown by its light alone.
function tells(beat) { return Boolean(beat.dataset.value || beat.querySelector(".mark, .icon")); }

function badge(badges, spot, beat) {
  if (!badges.has(spot)) {
    const made = document.createElement("div");
    made.className = "badge";
    made.spot = spot;
    badges.set(spot, made);
    changes.append(made);
  }
  const { seat = "", value = "" } = beat.dataset, signs = [...badges.get(spot).children];
  if (signs.some(sign => sign.seats.has(seat) && added(sign.lastChild, value))) return;
  const same = signs.find(sign => value && Number.isNaN(counted(value)) && sign.lastChild.textContent === value);
  if (same) {
    same.seats.add(seat);
    same.lastChild.before(...copies(beat, ".mark"));
    return;
  }
  const sign = document.createElement("span");
  sign.className = `sign ${owner(beat)}`;
  sign.classList.toggle("at-home", Boolean(value && spot.closest(`.${owner(beat)}`)));
  sign.seats = new Set([seat]);
  sign.append(...copies(beat, ".mark"), ...(value ? [] : copies(beat, ".icon")), written("worth", value));
  badges.get(spot).append(sign);
}

function counted(text) { return /^[+−-]\d+$/.test(text) ? parseInt(text.replace("−", "-")) : NaN; }

// "+1" and "+2" at the same place are "+3"; the same word twice is said once, and of several seats with all their marks.
function added(label, value) {
  const [before, more] = [label.textContent, value].map(counted);
  if (Number.isNaN(before + more)) return label.textContent === value;
  const sum = before + more;
  label.textContent = sum < 0 ? `−${-sum}` : `+${sum}`;
  return true;
}

function way(beat, here, there) {
  const made = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path"), edge = line.cloneNode();
  made.setAttribute("class", `way ${owner(beat)}`);
  edge.setAttribute("class", "edge");
  made.append(edge, line);
  made.ends = [here, there];
  const [letter] = copies(beat, ".mark");
  if (letter) { letter.ends = made.ends; changes.append(letter); }
  changes.prepend(made);
}

// Everything goes where its place is now, all at once; what has scrolled out of sight has no mark.
function pin() {
  laying = 0;
  const found = [...changes.children].map(made => [made, (made.ends || [made.spot]).every(inSight), made.ends ? made.ends.map(middle) : corner(made)]);
  for (const [made, seen, where] of found) {
    made.style.visibility = seen ? "" : "hidden";
    if (made.localName === "svg") bend(made, ...where);
    else at(made, made.ends ? midway(...where) : where);
  }
}

// The upper right corner of its place, but never over the edge of the board or the side, where other things lie.
function corner(made) {
  const { right, top } = made.spot.getBoundingClientRect();
  const around = (made.spot.closest(".board, .side") || root).getBoundingClientRect();
  return [Math.max(around.left + made.offsetWidth, Math.min(right, around.right - 12)), top];
}

function at(made, [x, y]) {
  made.style.left = `${x}px`;
  made.style.top = `${y}px`;
}

function inSight(spot) {
  if (!spot.isConnected) return false;
  const [x, y] = middle(spot), { left, right, top, bottom } = (spot.closest(".board, .side") || root).getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

// The middle of a bent way: aside from the straight line, so that ways there and back do not hide each other.
function midway([x, y], [u, v]) {
  const far = Math.hypot(u - x, v - y) || 1, aside = Math.min(40, far / 5);
  return [(x + u) / 2 + ((v - y) / far) * aside, (y + v) / 2 - ((u - x) / far) * aside];
}

function bend(made, a, b) {
  const [mx, my] = midway(a, b), bow = [2 * mx - (a[0] + b[0]) / 2, 2 * my - (a[1] + b[1]) / 2];
  const turn = Math.atan2(b[1] - bow[1], b[0] - bow[0]), wing = side => [b[0] - 14 * Math.cos(turn + side), b[1] - 14 * Math.sin(turn + side)];
  const drawn = `M${a} Q${bow} ${b} M${wing(.5)} L${b} L${wing(-.5)}`;
  for (const path of made.children) path.setAttribute("d", drawn);
}

function relay() { laying ||= requestAnimationFrame(pin); }

if (changes.isConnected) {
  addEventListener("resize", relay);
  for (const name of ["scroll", "transitionend", "toggle"]) document.addEventListener(name, relay, { capture: true, passive: true });
  for (const part of document.querySelectorAll(".board, .side")) new ResizeObserver(relay).observe(part);
  new MutationObserver(relay).observe(document.querySelector(".felt"), { subtree: true, attributeFilter: ["style", "class", "viewBox"] });
}
