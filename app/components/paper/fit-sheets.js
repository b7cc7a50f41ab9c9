/*
 * Makes a sheet's contents as large as its paper has room for: first all of it smaller, then with too long words broken,
 * then without what can be spared ([data-spare]), then without the last of the fullest group ([data-group]), which says
 * how many are missing.
 */
(() => {
  /* A title alone may be larger than usual ([data-largest]). */
  const SMALLEST = { spare: 0.82, group: 0.62 };
  const root = document.documentElement;

  const isWide = (element) => element.scrollWidth > element.clientWidth;
  const lines = (sheet) => [...sheet.querySelectorAll("h1, [data-item]")];
  const isOver = (sheet) => sheet.scrollHeight > sheet.clientHeight + 1 || isWide(sheet) || lines(sheet).some(isWide);

  function shrink(sheet, least) {
    for (let scale = Number(sheet.dataset.largest ?? 1); scale >= least; scale -= 0.02) {
      sheet.style.setProperty("--fit", scale.toFixed(2));
      if (!isOver(sheet)) return true;
    }
    return false;
  }

  function leaveOut(sheet) {
    const groups = [...sheet.querySelectorAll("[data-group]")];
    const shown = (group) => [...group.querySelectorAll("[data-item]:not([hidden])")];
    while (isOver(sheet)) {
      const fullest = groups.reduce(
        (most, group) => (shown(group).length > shown(most).length ? group : most),
        groups[0],
      );
      const last = fullest && shown(fullest).pop();
      if (!last) return;
      last.hidden = true;
      const more = fullest.querySelector("[data-more]");
      more.dataset.more = Number(more.dataset.more) + 1;
      more.textContent = more.dataset.text.replace("#", more.dataset.more);
      more.hidden = false;
    }
  }

  function fit(sheet) {
    if (shrink(sheet, SMALLEST.spare)) return;
    for (const line of lines(sheet)) if (isWide(line)) line.dataset.broken = "";
    if (shrink(sheet, SMALLEST.spare)) return;
    for (const spare of [...sheet.querySelectorAll("[data-spare]")]) {
      spare.hidden = true;
      if (shrink(sheet, SMALLEST.spare)) return;
    }
    if (!shrink(sheet, SMALLEST.group)) leaveOut(sheet);
  }

  /* A window rounds otherwise than paper: what just fits there may be a line too much here. */
  const ROUNDING_STEPS = 3;
  function settle(sheet) {
    for (let step = 0; step < ROUNDING_STEPS && isOver(sheet); step++)
      sheet.style.setProperty("--fit", (Number(sheet.style.getPropertyValue("--fit")) - 0.02).toFixed(2));
  }

  /* On the screen a sheet is as wide as the window; what fits is measured as it will be printed. */
  function fitAll() {
    root.dataset.measured = "";
    for (const sheet of document.querySelectorAll(".sheet")) fit(sheet);
    root.dataset.fitted = "";
    delete root.dataset.measured;
    for (const sheet of document.querySelectorAll(".sheet")) settle(sheet);
  }

  const fonts = Promise.all([...document.fonts].map((font) => font.load().catch(() => null)));
  const fitted = Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, 4000))]).then(fitAll);
  const choices = document.querySelector(".choices");
  /* In a frame of our own it is only shown. */
  choices.hidden = top !== self;
  const button = choices.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", () => fitted.then(() => print()));
})();
