/** Attribute of a row of links that scrolls where it is narrow: pixels that stay free before its current link. */
const attribute = "data-scrolls";

/** Scrolls a row of links so that its current one is in view; does nothing where there is none. */
export function scrollToCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>("[aria-current]");
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - Number(row.getAttribute(attribute));
}

/** Scrolls the rows of a document to their current links, before React does. */
export function scrollRowsToCurrent(): void {
  for (const row of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) scrollToCurrent(row);
}
