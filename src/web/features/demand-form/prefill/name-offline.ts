import { isRecord } from "#domain/is-record.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { offlineEn } from "#texts/offline/offline.en.ts";
import { offlineZh } from "#texts/offline/offline.zh.ts";
import { createStoredSpaces } from "#web/platform/shortlist/stored-spaces.ts";
import { readSeenPages } from "#web/platform/storage/seen-page.ts";
import type { SelectedVenue } from "../form/demand-values.ts";
import type { PrefillInput } from "./prefill.ts";

interface NamedSpace {
  id: string;
  name: string;
  venue: { id: string; name: string; demo?: boolean };
}

const isNamed = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === "string" && typeof value.name === "string";
const isNamedSpace = (value: unknown): value is NamedSpace => isRecord(value) && isNamed(value) && isNamed(value.venue);

const listed = createStoredSpaces(isNamedSpace);

/** Returns the names of a space and its venue, from the shortlist or a page that was opened; undefined where neither has it. */
function findSpace(siteId: string, spaceCode: string): Omit<SelectedVenue, "siteId" | "spaceCode"> | undefined {
  const space = listed.read()?.spaces.find(({ id, venue }) => id === spaceCode && venue.id === siteId);
  if (space) return { name: `${space.venue.name} ${space.name}`, ...(space.venue.demo && { demo: true }) };
  const page = readSeenPages().find(({ path }) => path === formatSpaceHref(siteId, spaceCode));
  return page && { name: [page.venue, page.name].filter(Boolean).join(" "), ...(page.demo && { demo: true }) };
}

/**
 * Names a venue of a link, or the spaces of it that the link names, by what the device keeps; a venue that it knows nothing of is
 * asked all the same, under a name that says so.
 */
export function nameOffline(
  siteId: string,
  { siteIds, spaceCodes, locale }: Pick<PrefillInput, "siteIds" | "spaceCodes" | "locale">,
): SelectedVenue[] {
  const page = readSeenPages().find(({ path }) => path === formatVenueHref(siteId));
  const { unnamedVenue } = locale === "en" ? offlineEn : offlineZh;
  const venue = { siteId, name: page?.name ?? unnamedVenue, ...(page?.demo && { demo: true }) };
  const spaces = spaceCodes.flatMap((spaceCode) => {
    const found = findSpace(siteId, spaceCode);
    if (found) return [{ siteId, spaceCode, ...found }];
    // Of several venues nobody knows which has it.
    return siteIds.length === 1 ? [{ ...venue, spaceCode }] : [];
  });
  return spaces.length > 0 ? spaces : [venue];
}
