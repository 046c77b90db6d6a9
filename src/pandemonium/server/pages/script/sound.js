// Sounds, made here and only for those who chose them; and a mark on the tab's icon while it is one's turn.

const NOTES = {
  turn: [[523, 0, 0.16], [784, 0.14, 0.3]],
  roll: [[190, 0, 0.05], [230, 0.09, 0.05], [170, 0.17, 0.05], [210, 0.24, 0.06]],
  end: [[392, 0, 0.22], [523, 0.2, 0.22], [659, 0.4, 0.22], [784, 0.6, 0.6]],
};
const tab = document.querySelector("link[rel=icon]"), gate = tab?.getAttribute("href");
let audio = null, mine = null, ended = null;

// So many tones: how high, after how many seconds, how long.
function sound(name) {
  if (root.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [height, after, long] of NOTES[name]) {
    const tone = audio.createOscillator(), loud = audio.createGain(), begins = audio.currentTime + after;
    tone.type = name === "roll" ? "square" : "sine";
    tone.frequency.value = height;
    loud.gain.setValueAtTime(0.0001, begins);
    loud.gain.exponentialRampToValueAtTime(0.12, begins + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, begins + long);
    tone.connect(loud).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + long);
  }
  root.dataset.sounded = name;
}

// What changed since the last look: nothing is heard of what the page came with.
function attend() {
  if (!table) return;
  const asked = Boolean(document.querySelector("#prompt.asked")), over = Boolean(document.querySelector(".ending"));
  if (mine === false && asked) sound("turn");
  if (ended === false && over) sound("end");
  [mine, ended] = [asked, over];
  const wanted = asked ? tab.dataset.turn : gate;
  if (tab.getAttribute("href") !== wanted) tab.setAttribute("href", wanted);
}

document.querySelector("form[data-preferences]")?.addEventListener("change", ({ target }) => {
  if (target.name === "sound" && target.checked) { root.dataset.sound = "on"; sound("turn"); }
});
