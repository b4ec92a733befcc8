import { prepareCallIds } from "../../contract/prepare-call-ids.ts";
import type { SiteSamples } from "./create-hostile-requests.ts";

/** Reads the venues of a site's first list, and the files that the list shows: pictures, plans, scripts. */
async function readList(site: string) {
  const html = await (await fetch(`${site}/beijing/changdi-0-0-0-0-0`)).text();
  const pick = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found = ""]) => found))];
  return {
    venues: pick(/"\/view\/hotel-(\d+)"/g),
    files: [
      ...pick(/(\/pictures\/[\da-f]{20}-\d+\.\w+)/g).slice(0, 5),
      ...pick(/(\/plans\/[^" ]+\.svg)/g).slice(0, 5),
      ...pick(/"(\/assets\/[\w.-]+\.js)"/g).slice(0, 3),
    ],
  };
}

/** Prepares what requests are about on a running site; each serial has its own demand and shared lists. */
export async function readSiteSamples(site: string, serial: number): Promise<SiteSamples> {
  const [ids, { venues, files }] = await Promise.all([prepareCallIds(site, serial), readList(site)]);
  const otherVenue = venues.find((venue) => venue !== ids.siteId);
  if (otherVenue === undefined || files.length < 3)
    throw new Error("The site has no demo catalogue, or its list no pictures.");
  return { ids, otherVenue, files };
}
