import type { MouseEvent } from "react";

/** The picture of a card whose page is opened, with where it stood in the window. */
export interface SharedPicture {
  picture: HTMLPictureElement;
  from: DOMRect;
}

let shared: SharedPicture | null = null;

/** Shares the picture of the card that hears a click, if it has one, with the page that the link of its heading opens. */
export function sharePicture({ target, currentTarget }: MouseEvent<Element>): void {
  const picture = (target as Element).closest("h3 a") && currentTarget.querySelector("picture");
  shared = picture && { picture, from: picture.parentElement!.getBoundingClientRect() };
}

/** Returns the picture that was shared with this page, once; null where none was. */
export function takeSharedPicture(): SharedPicture | null {
  const taken = shared;
  shared = null;
  return taken;
}
