// The companion's camera: where the browser can read codes, what it reads is posted; where it cannot, the page says why.

const why = document.getElementById("camera-why");
const picture = document.getElementById("camera-picture");
const BETWEEN = 200;

function cameraTrouble(there) {
  if (!isSecureContext) return there.dataset.insecure;
  return "BarcodeDetector" in window ? "" : there.dataset.missing;
}

async function lookForCodes() {
  const reader = new BarcodeDetector();
  let last = "";
  for (;;) {
    const found = picture.isConnected ? await reader.detect(picture).catch(() => []) : [];
    const code = found[0]?.rawValue ?? "";
    if (code && code !== last) {
      const form = document.getElementById("camera-form");
      form.elements.code.value = last = code;
      form.requestSubmit();
    }
    await new Promise(done => setTimeout(done, BETWEEN));
  }
}

async function startCamera() {
  try {
    picture.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    picture.hidden = false;
    document.getElementById("camera-start").hidden = true;
    await picture.play();
    lookForCodes();
  } catch {
    why.textContent = document.getElementById("camera").dataset.refused;
  }
}

if (why) {
  const offer = "offer" in why.dataset, trouble = cameraTrouble(offer ? why : document.getElementById("camera"));
  why.textContent = trouble;
  why.hidden = !trouble;
  if (offer) for (const field of document.querySelectorAll("input[value=camera], input[name=wishing]")) field.disabled = Boolean(trouble);
  else {
    const start = document.getElementById("camera-start");
    start.hidden = Boolean(trouble);
    start.addEventListener("click", startCamera);
  }
}
