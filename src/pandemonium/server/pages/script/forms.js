// Choices go by the live socket, other forms are posted without leaving the page; where that fails, the plain way works.

document.addEventListener("submit", async event => {
  const form = event.target, button = event.submitter;
  if (!table || !(form.id === "act" || form.id === "ask" || "clear" in form.dataset)) return;
  event.preventDefault();
  if (form.id === "act") finish();
  button?.closest("[popover]")?.hidePopover();
  button?.setAttribute("aria-busy", "true");
  const data = new URLSearchParams(new FormData(form, button));
  if (button && "half" in button.dataset) data.set("hash", promise());
  const address = button?.getAttribute("formaction") || form.getAttribute("action");
  try {
    const took = button?.name === "choice" && live() && await taken(data);
    apply(took ? {} : await posted(form, address, data));
    refocus("#prompt");
    if ("clear" in form.dataset) form.reset();
    button?.removeAttribute("aria-busy");
  } catch {
    // No connection, or an answer that is none: the plain way says what is wrong, or simply works.
    if (!live()) return lost();
    location.reload();
  }
});

async function posted(form, address, data) {
  const asked = form.method === "get" ? [`${address}?${data}`] : [address, { method: "POST", body: data }];
  const answer = await fetch(asked[0], { ...asked[1], headers: { "X-Regions": live() ? "live" : "all", Accept: "application/json" } });
  return answer.json();
}
