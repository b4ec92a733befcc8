import type { DestinationRow } from "#contract/marketing/destination-row.ts";

/** Destinations that one demand can name. */
export const maxTicked = 6;
/** Destinations ticked where the address names none. */
const defaultTicked = 3;

/** Sorts the destinations that suit the trip first, each group by cost a head, the unknown last. */
export const sortRows = (rows: readonly DestinationRow[]): DestinationRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(b.suits !== false) - Number(a.suits !== false) ||
      (a.perHead ?? Number.POSITIVE_INFINITY) - (b.perHead ?? Number.POSITIVE_INFINITY) ||
      (a.flight?.minutes ?? Number.POSITIVE_INFINITY) - (b.flight?.minutes ?? Number.POSITIVE_INFINITY),
  );

/** Returns the slugs that are ticked: those of the address that exist, else the first that suit. */
export function getTicked(rows: readonly DestinationRow[], slugs: readonly string[] | undefined): string[] {
  const existing = slugs?.filter((slug) => rows.some(({ city }) => city.pinyin === slug)).slice(0, maxTicked);
  if (existing && (existing.length > 0 || slugs?.length === 0)) return existing;
  return rows.slice(0, defaultTicked).map(({ city }) => city.pinyin);
}
