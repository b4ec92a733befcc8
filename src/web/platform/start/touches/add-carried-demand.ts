import { carriedDemand, carriedNames, readCarriedDemand } from "../../storage/carried-demand.ts";

/** Selects the links to the demand form to which the browser adds what the last list was searched by. */
export const carrying = "a[data-carries]";

/**
 * Stores what the link that led to a venue's page was searched by, as the started page does (`useCarriedDemand`).
 * @param city slug of the venue's city
 */
export function storeOwnDemand(city: string): void {
  const own = new URLSearchParams(window.location.search);
  if (!carriedNames.some((name) => own.has(name))) return;
  own.set("city", city);
  carriedDemand.write(String(own));
}

/** Adds what is stored of the last list of a city to the address of a link. */
export function addCarriedDemand(link: HTMLAnchorElement, city: string): void {
  const stored = new URLSearchParams(readCarriedDemand(city));
  const url = new URL(link.href);
  for (const name of carriedNames) if (stored.has(name)) url.searchParams.set(name, stored.get(name)!);
  link.href = url.href;
}
