// The laws of a table that fits, asked in the page. Each answers with what breaks it, in words.
// `still` says that nothing may have to be scrolled first.

window.laws = {
  all(still) { return [...laws.presses(still), ...laws.words(), ...laws.scrolls(still), ...(still ? laws.names() : [])]; },

  // Every offered choice can be pressed where it is drawn; one on a sheet, once its thing is pressed.
  presses(still) {
    const broken = [];
    for (const button of document.querySelectorAll("button[name=choice]")) {
      const sheet = button.closest("[popover]");
      if (button.checkVisibility()) hit(button, still, broken);
      else if (sheet && !sheet.matches(":popover-open")) open(sheet, still, broken);
    }
    return broken;

    function open(sheet, still, broken) {
      const opener = [...document.querySelectorAll(`[popovertarget="${sheet.id}"]`)].find(one => one.checkVisibility());
      if (!opener) return broken.push(`${sheet.id} is opened by nothing`);
      hit(opener, still, broken);
      sheet.showPopover();
      lay(sheet);
      for (const button of sheet.querySelectorAll("button[name=choice]")) hit(button, false, broken);
      sheet.hidePopover();
    }

    function hit(button, still, broken) {
      if (!still) button.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!button.contains(there)) broken.push(`${told(button)} at ${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)} is under ${told(there)}`);
    }
  },

  // No word is broken in its middle, and none runs out of the thing it stands on.
  words() {
    const broken = new Set();
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode());) {
      const around = text.parentElement;
      if (!text.data.trim() || !around.checkVisibility() || around.closest(".visually-hidden, .log, .told")) continue;
      const thing = around.closest(".board button, .board .thing, .board .spot")?.getBoundingClientRect();
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(line => line.width);
        if (lines.some(line => Math.abs(line.top - lines[0].top) > line.height / 2)) broken.add(`“${word}” is broken in “${text.data.trim()}”`);
        if (thing && lines.some(line => line.left < thing.left - 1 || line.right > thing.right + 1) && !cut(around)) broken.add(`“${word}” runs out of ${told(around.closest("button, .thing, .spot"))}`);
      }
    }
    return [...broken];

    // A description may be shortened, and a player's name.
    function cut(element) {
      for (let one = element; one && !one.matches("button, .thing, .spot"); one = one.parentElement) if (getComputedStyle(one).overflow !== "visible") return true;
      return false;
    }
  },

  // Whoever sits or stands there is named in full.
  names() {
    return [...document.querySelectorAll(".seat-name, .hero-name .cut, .cult-name, .realm-name")]
      .filter(name => name.checkVisibility() && (name.scrollWidth > name.clientWidth || shaved(name)))
      .map(name => `“${name.textContent.trim()}” is cut`);

    // A sixtieth of a pixel too little, which widths in whole pixels do not tell, costs two letters and dots.
    function shaved(name) {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getBoundingClientRect().width > name.getBoundingClientRect().width + 1 / 128;
    }
  },

  // Nothing scrolls sideways; with `still` the board does not scroll at all; the question is read whole.
  scrolls(still) {
    const broken = [];
    const across = document.documentElement.scrollWidth - innerWidth, felt = document.querySelector(".felt"), board = document.querySelector(".board");
    if (across > 0) broken.push(`the page is ${across} px too wide`);
    if (felt.scrollWidth > felt.clientWidth) broken.push(`what scrolls is ${felt.scrollWidth - felt.clientWidth} px too wide`);
    if (still && board.scrollWidth > board.clientWidth) broken.push(`the board is ${board.scrollWidth - board.clientWidth} px too wide`);
    if (still && board.scrollHeight > board.clientHeight) broken.push(`the board is ${board.scrollHeight - board.clientHeight} px too high`);
    const prompt = document.getElementById("prompt");
    if (prompt.scrollHeight > prompt.clientHeight + 1) broken.push(`the question is cut: ${prompt.textContent}`);
    return broken;
  },

  // Where the board and the bar are: the same at every question.
  places() {
    const felt = document.querySelector(".felt");
    return [".board", ".bar"].map(name => {
      const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
      const scrolled = name === ".board" ? felt.scrollTop : 0;
      return [name, x, y + scrolled, width, felt.scrollHeight && name === ".board" ? 0 : height].join(" ");
    });
  },
};

function told(element) {
  if (!element) return "nothing";
  const said = element.value || element.dataset?.spot || element.id || element.getAttribute("class") || element.textContent.trim().slice(0, 30);
  return `${element.localName} “${said}”`;
}
