// The stage: what lies over the table while something is shown there. It is never part of the table itself.

const stage = layer("stage");

function layer(name) {
  const made = document.createElement("div");
  made.className = name;
  made.setAttribute("aria-hidden", "true");
  if (document.querySelector(".felt")) document.body.append(made);
  return made;
}

// A place by its name; where that is not drawn, by the beginning of its name.
function place(name) {
  for (const words = (name || "").split(" "); words.length; words.pop()) {
    const spots = document.querySelectorAll(`.felt [data-spot="${CSS.escape(words.join(" "))}"]`);
    const found = [...spots].find(spot => spot.checkVisibility());
    if (found) return found;
  }
  return null;
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

// Something on the stage, in the colour of the beat's owner, around a point.
function put(style, beat, [x, y], ...content) {
  const made = document.createElement("div");
  made.className = `${style} ${owner(beat)}`;
  made.append(...content);
  stage.append(made);
  made.style.left = `${x}px`;
  made.style.top = `${y}px`;
  return made;
}

function owner({ dataset }) { return `owner-${dataset.seat ?? "ghost"}`; }

function written(style, text) {
  const made = document.createElement("span");
  made.className = style;
  made.textContent = text;
  return made;
}

function copies(beat, selector) {
  return [...beat.querySelectorAll(`.props > ${selector}`)].map(prop => prop.cloneNode(true));
}

// The place that beats name by `during` is lit until one names another.
let during = "";
function dwell(beat) {
  if (during === (beat.dataset.during || "")) return;
  during = beat.dataset.during || "";
  stage.querySelector(".dwelling")?.remove();
  const here = during && place(during);
  if (here) around(put("lit dwelling", beat, middle(here)), here);
}

function around(box, here) {
  const { width, height } = here.getBoundingClientRect();
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
}

// How each kind of beat is shown within so many milliseconds. What has landed stays until the table has changed.
const SHOWN = {
  say() {},

  light(beat, time) {
    const here = place(beat.dataset.at);
    if (!here) return;
    const box = put("lit", beat, middle(here));
    around(box, here);
    box.animate({ opacity: [0, 1, 1, 0], scale: [1.15, 1, 1, 1] }, { duration: time * 1.5, fill: "forwards" });
    if (beat.dataset.value) pop(put("tally", beat, middle(here), written("value", beat.dataset.value)), time);
  },

  roll(beat, time, at, of) {
    const here = place(beat.dataset.at);
    if (!here) return;
    const [x, y] = middle(here), dice = copies(beat, ".die"), verdict = written("value", beat.dataset.value || "");
    const thrown = put("throw", beat, [x, y + (at - (of - 1) / 2) * 40], ...dice, verdict);
    verdict.animate({ opacity: [0, 0, 1, 1], scale: [.6, .6, 1, 1], offset: [0, .4, .5, 1] }, { duration: time, fill: "both" });
    for (const die of dice) tumble(die, time * .4);
    const there = beat.dataset.to && place(beat.dataset.to);
    if (there) travel(thrown, there, { duration: time * .3, delay: time * .7 });
  },

  move(beat, time) {
    const here = place(beat.dataset.at), there = place(beat.dataset.to);
    if (!here && !there) return;
    const [piece] = [".die", ".icon", ".mark"].map(kind => copies(beat, kind)).filter(found => found.length);
    const made = put("traveller", beat, middle(here || there), ...(piece || []));
    if (beat.dataset.value) made.append(written("value", beat.dataset.value));
    here && there ? travel(made, there, { duration: time }) : pop(made, time);
  },

  count(beat, time) {
    const here = place(beat.dataset.to || beat.dataset.at);
    if (here) pop(put("tally", beat, middle(here), ...copies(beat, ".icon"), written("value", beat.dataset.value || "")), time);
  },
};

function pop(made, time) {
  made.animate({ opacity: [0, 1], scale: [.4, 1.35, 1] }, { duration: time * .6, easing: "ease-out" });
}

function travel(made, there, times) {
  const [x, y] = middle(there), [hx, hy] = [parseFloat(made.style.left), parseFloat(made.style.top)];
  const over = `${(x - hx) / 2}px ${(y - hy) / 2 - 24}px`;
  made.animate({ translate: ["0 0", over, `${x - hx}px ${y - hy}px`], scale: [1, 1.2, .85] }, { easing: "ease-in-out", fill: "forwards", ...times });
}

// A die shows other faces until it lies.
function tumble(die, time) {
  const face = die.querySelector("use"), end = face.getAttribute("href"), steps = 5;
  for (let step = 0; step < steps; step++)
    setTimeout(() => face.setAttribute("href", end.replace(/\d$/, 1 + Math.floor(Math.random() * 6))), (time * step) / steps);
  setTimeout(() => face.setAttribute("href", end), time);
  die.animate({ translate: ["-30px -46px", "8px 6px", "0 0"], rotate: ["-400deg", "20deg", "0deg"] }, { duration: time, easing: "ease-out" });
}
