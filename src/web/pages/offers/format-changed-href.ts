import { formatOffersHref } from "#domain/offer/offers-address.ts";
import type { Programme } from "#domain/offer/programme.ts";
import { formatProgrammeText } from "#domain/offer/reading/format-programme-text.ts";
import type { OffersData, OffersInput } from "./page.tsx";

/** What of the text is no part of the programme: it stays in the address of a changed one, and is read as before. */
const formatRest = (data: OffersData): string =>
  [...data.understood.map(({ text }) => text), ...data.unread].join("，");

/** Formats the path of the same page, list or opened offer, for a changed programme. */
export const formatChangedHref = (data: OffersData, { city, siteId }: OffersInput, programme: Programme): string =>
  formatOffersHref(city, { q: formatProgrammeText(programme, formatRest(data)), siteId });
