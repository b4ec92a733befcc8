import type { MouseEvent } from "react";

/** The picture of a card whose page is opened, with where it stood in the window, and the path of that page. */
export interface SharedPicture {
  picture: HTMLPictureElement;
  from: DOMRect;
  path: string;
}

let shared: SharedPicture | null = null;

/** Shares the picture of the card that hears a click, if it has one, with the page that the link of its heading opens. */
export function sharePicture({ target, currentTarget }: MouseEvent<Element>): void {
  const link = (target as Element).closest<HTMLAnchorElement>("h3 a");
  const picture = link && currentTarget.querySelector("picture");
  shared = picture && { picture, from: picture.parentElement!.getBoundingClientRect(), path: link.pathname };
}

/** Returns the picture that was shared with the current page, once; null where none was, such as for a link opened in another tab. */
export function takeSharedPicture(): SharedPicture | null {
  const taken = shared;
  shared = null;
  return taken?.path === window.location.pathname ? taken : null;
}
