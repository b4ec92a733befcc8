/**
 * Takes the focus from the page that is left. A browser that finds the focus in what is removed computes the style of the whole document
 * in the middle of its change, and again when the next page stands.
 */
export function releaseFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest("main")) activeElement.blur();
}
