import type { PageVenue } from "#contract/page-start.ts";
import { whenIdle } from "../when-idle.ts";
import type { PageChanges } from "../tracking/page-changes.ts";
import { recordSearch, recordSeenPage } from "./seen-page.ts";

/** Returns the name in the page's heading, and whether it is marked as a sample. */
function readHeading(): { name: string; demo?: true } {
  const heading = document.querySelector<HTMLElement>("#main h1");
  return { name: heading?.textContent?.trim() ?? "", ...(heading?.dataset.demo !== undefined && { demo: true }) };
}

/** Records the page that stands: a venue's, a space's or a list; no other page is recorded. */
function recordPage(venue: PageVenue | undefined): void {
  // A page that does not exist or could not be loaded.
  if (document.querySelector('meta[name="robots"][content="noindex"]')) return;
  const { pathname, search } = window.location;
  if (/^\/[a-z]+\/(?:changdi|kongjian)/.test(pathname)) {
    // A list without rows is not worth returning to.
    if (document.querySelector("#main li :is(h2, h3) a"))
      recordSearch({ href: pathname + search, name: readHeading().name });
    return;
  }
  if (!venue || !pathname.startsWith("/view/")) return;
  const isSpace = /\/meetingspace-\d+$/.test(pathname);
  const isVenue = /^\/view\/hotel-\d+$/.test(pathname);
  if (isSpace) recordSeenPage({ path: pathname, venue: venue.name, ...readHeading() });
  else if (isVenue) recordSeenPage({ path: pathname, ...readHeading(), name: venue.name });
}

/** Records what is opened on this device from the first touch on, each page once it is idle. */
export function recordSeenPages(pages: Pick<PageChanges, "getVenue" | "onResolved">): void {
  const record = () => recordPage(pages.getVenue());
  record();
  pages.onResolved(() => whenIdle(record));
}
