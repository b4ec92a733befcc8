import type { RouterHistory } from "@tanstack/react-router";

let isNextAtTop = false;
let isLastAtTop = false;

/** Tells that the page which a link opens next begins at its top. */
export function announceOpeningAtTop(): void {
  isNextAtTop = true;
}

/** Follows which pages are opened by such a link; called once, before the first page is shown. */
export function followOpenings({ subscribe }: RouterHistory): void {
  subscribe(({ action: { type } }) => {
    isLastAtTop = isNextAtTop && type === "PUSH" && window.location.hash === "";
    isNextAtTop = false;
  });
}

/** Returns whether the current page was opened at its top: not by going back, at a fragment, or where the page before was scrolled to. */
export const opensAtTop = (): boolean => isLastAtTop;
