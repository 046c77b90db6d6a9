// Halves of the seed: the page promises one by its hash when it sits down, and tells it once all sit.

// A form with a field `hash` sits down, and so does a button marked `data-half`. The half stays in this browser until
// it is wanted; what is not told in time is left out of the seed.
function promise() {
  const half = hex(crypto.getRandomValues(new Uint8Array(16))), hash = sha256(half);
  try { localStorage.setItem(`half ${hash}`, half); } catch { return ""; }
  return hash;
}
document.addEventListener("submit", ({ target }) => {
  const field = target.elements.hash;
  if (field) field.value = promise();
}, true);

const given = new Set();
async function give(room) {
  const hash = room?.dataset.promised, half = hash && localStorage.getItem(`half ${hash}`);
  if (!half || given.has(hash)) return;
  given.add(hash);
  const data = new URLSearchParams(new FormData(document.getElementById("act")));
  data.set("half", half);
  const headers = { "X-Regions": "all", Accept: "application/json" };
  const answer = await fetch(`${location.pathname}/half`, { method: "POST", body: data, headers }).catch(() => null);
  if (!answer?.ok) return given.delete(hash);
  localStorage.removeItem(`half ${hash}`);
  apply(await answer.json());
}

function hex(bytes) { return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join(""); }

// SHA-256 of up to 55 letters, which is one block. Browsers have one of their own, but not for pages without HTTPS.
function sha256(text) {
  const block = new DataView(new ArrayBuffer(64)), w = new Uint32Array(64), turn = (x, n) => x >>> n | x << 32 - n;
  for (let at = 0; at < text.length; at++) block.setUint8(at, text.charCodeAt(at));
  block.setUint8(text.length, 128);
  block.setUint32(60, text.length * 8);
  for (let at = 0; at < 64; at++) {
    const x = w[at - 15], y = w[at - 2];
    w[at] = at < 16 ? block.getUint32(at * 4)
      : w[at - 16] + w[at - 7] + (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10);
  }
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
  const fraction = x => (x % 1) * 2 ** 32 | 0, start = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
  let [a, b, c, d, e, f, g, h] = start;
  for (let at = 0; at < 64; at++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + fraction(Math.cbrt(primes[at])) + w[at] | 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
    [a, b, c, d, e, f, g, h] = [one + two | 0, a, b, c, d + one | 0, e, f, g];
  }
  const sum = new DataView(new ArrayBuffer(32));
  [a, b, c, d, e, f, g, h].forEach((word, at) => sum.setUint32(at * 4, word + start[at]));
  return hex(new Uint8Array(sum.buffer));
}
