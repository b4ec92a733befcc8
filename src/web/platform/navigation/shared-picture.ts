/** The view transition name that a card's picture shares with the first picture of its page. */
export const sharedPicture = "shared-picture";

let last: HTMLElement | undefined;

/** Sets the picture from which the view transition to the next page starts, and unsets the previous one. */
export function markSharedPicture(picture: Element | null): void {
  last?.style.removeProperty("view-transition-name");
  last = picture instanceof HTMLElement ? picture : undefined;
  last?.style.setProperty("view-transition-name", sharedPicture);
}
