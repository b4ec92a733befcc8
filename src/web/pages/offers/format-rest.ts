import type { OffersData } from "./page.tsx";

/** Returns what of the text is no part of the programme: it stays in the address of a changed one, and is read as before. */
export const formatRest = (data: OffersData): string =>
  [...data.understood.map(({ text }) => text), ...data.unread].join("，");
