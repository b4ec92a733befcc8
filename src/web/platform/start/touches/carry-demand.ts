import { carriedDemand, carriedNames, readCarriedDemand } from "../../storage/carried-demand.ts";

/** Attribute of a link to the demand form to which the browser adds what the last list was searched by. */
const carrying = "a[data-carries]";

/**
 * Does for a page of a venue what `useCarriedDemand` does once it has started: stores what the link that led here was searched by, and
 * adds what is stored to the link to the form when it is pressed, which the browser then follows.
 * @param city slug of the venue's city
 * @param signal ends it
 */
export function carryDemand(city: string, signal: AbortSignal): void {
  const own = new URLSearchParams(window.location.search);
  if (carriedNames.some((name) => own.has(name))) {
    own.set("city", city);
    carriedDemand.write(String(own));
  }
  const add = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(carrying);
    if (!link) return;
    const stored = new URLSearchParams(readCarriedDemand(city));
    const url = new URL(link.href);
    for (const name of carriedNames) if (stored.has(name)) url.searchParams.set(name, stored.get(name)!);
    link.href = url.href;
  };
  for (const type of ["click", "auxclick"]) window.addEventListener(type, add, { capture: true, signal });
}
