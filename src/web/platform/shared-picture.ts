/** The name under which the picture of a card and that of its page are one to a view transition. */
export const sharedPicture = "shared-picture";

let last: HTMLElement | undefined;

/** Marks the picture that the next page's first one grows out of; the one marked before is it no longer. */
export function passOn(picture: Element | null): void {
  last?.style.removeProperty("view-transition-name");
  last = picture instanceof HTMLElement ? picture : undefined;
  last?.style.setProperty("view-transition-name", sharedPicture);
}
