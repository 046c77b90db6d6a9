// The waiting room: a link is copied, or handed to the programs of the phone where it offers to.

if (navigator.share) root.classList.add("can-share");

document.addEventListener("click", async ({ target }) => {
  const copy = target.closest("[data-copy]"), share = target.closest("[data-share]");
  if (share) await navigator.share({ title: document.title, url: document.getElementById(share.dataset.share).value }).catch(() => {});
  if (!copy) return;
  const field = document.getElementById(copy.dataset.copy);
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => {});
  document.getElementById("answer").textContent = copy.dataset.done;
});
