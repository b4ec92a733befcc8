// A classic script of its own: only a visitor of a larger text loads it, in the head before the first paint (`formatBeforePaintScript`)
// or when the size is chosen (`text-size.ts`).

/**
 * Multiplies the widths of all media queries, whose em is that of the browser, not of the root, by the text size on the root; of
 * sheets that arrive later too, before the page that waits for them is shown. On paper the normal widths apply.
 */
window.scaleMediaQueries ??= (() => {
  /** The media of each scaled rule as they were written. */
  const written = new Map();

  function scaleRules(rules, factor) {
    for (const rule of rules) {
      if (!rule.cssRules || rule.selectorText) continue;
      if (rule.media) {
        const text = written.get(rule) ?? rule.media.mediaText;
        written.set(rule, text);
        const scaled = text.replace(/[\d.]+(?=em)/g, (em) => em * factor);
        if (scaled !== rule.media.mediaText) rule.media.mediaText = scaled;
      }
      scaleRules(rule.cssRules, factor);
    }
  }

  function scaleTo(size) {
    for (const sheet of document.styleSheets) {
      try {
        scaleRules(sheet.cssRules, size / 16);
      } catch {
        // The rules of a sheet that is not loaded yet cannot be read: its load event comes.
      }
    }
  }

  const scale = () => scaleTo(document.documentElement.dataset.textSize ?? 16);
  requestAnimationFrame(scale);
  document.addEventListener("load", ({ target }) => target.sheet && scale(), true);
  window.addEventListener("beforeprint", () => scaleTo(16));
  window.addEventListener("afterprint", scale);
  return scale;
})();
window.scaleMediaQueries();
