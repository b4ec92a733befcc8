import type { Picture } from "#domain/picture/picture.ts";
import { computeScore } from "#server/search/columns/compute-score.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { VenueTypeKey } from "#domain/venue/venue-types.ts";

/** Number of consecutive list rows that show different covers. */
const coverInterval = 8;

/** A venue of the recommended list: one with candidates gets a cover, one without keeps the cover that it has. */
interface CoverRow {
  venue: Venue;
  spaces: readonly Space[];
  candidates?: readonly Picture[];
}

/** Lists the covers of a city's next rows that keep theirs. */
const listFixedCovers = (rows: readonly CoverRow[]): string[] =>
  rows.flatMap(({ venue, candidates }) => (candidates ? [] : (venue.pictures?.[0]?.hash ?? [])));

/**
 * Chooses each venue's cover so that neighbours in their city's recommended list differ, and where it can those in the
 * list of one venue type, and puts it first among the venue's pictures. A venue without a suitable cover loses its pictures. Modifies the rows that have candidates.
 */
export function assignCovers(rows: readonly CoverRow[]): void {
  const byCity = Map.groupBy(rows, ({ venue }) => venue.cityCode);
  for (const city of byCity.values()) {
    const inOrder = city
      .map((row) => ({ ...row, score: computeScore(row.venue, row.spaces) }))
      .sort((a, b) => b.score - a.score || (a.venue.id < b.venue.id ? -1 : 1));
    const recent: string[] = [];
    const lastOfType = new Map<VenueTypeKey, string>();
    for (const [at, { venue, candidates }] of inOrder.entries()) {
      const next = listFixedCovers(inOrder.slice(at + 1, at + coverInterval));
      const own = venue.pictures?.[0];
      const differs = ({ hash }: Picture) => hash !== recent.at(-1) && hash !== next[0];
      const differsInType = (picture: Picture) => differs(picture) && picture.hash !== lastOfType.get(venue.type);
      const cover = candidates
        ? (candidates.find(
            (picture) => differsInType(picture) && !recent.includes(picture.hash) && !next.includes(picture.hash),
          ) ??
          candidates.find(differsInType) ??
          candidates.find(differs))
        : own;
      if (!cover) {
        // No picture is better than repeating the neighbour's.
        delete venue.pictures;
        continue;
      }
      recent.push(cover.hash);
      lastOfType.set(venue.type, cover.hash);
      if (recent.length >= coverInterval) recent.shift();
      if (candidates) venue.pictures = [cover, ...(venue.pictures ?? []).filter(({ hash }) => hash !== cover.hash)];
    }
  }
}
