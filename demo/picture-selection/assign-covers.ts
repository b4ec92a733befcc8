import type { Picture } from "../../src/domain/picture.ts";
import { computeScore } from "../../src/server/search/columns/compute-score.ts";
import type { Space } from "../../src/domain/space/space.ts";
import type { Venue } from "../../src/domain/venue/venue.ts";

/** Number of consecutive list rows that show different covers. */
const coverInterval = 8;

/**
 * Chooses each venue's cover so that neighbours in their city's recommended list differ, and puts it first among the
 * venue's pictures. A venue without a suitable cover loses its pictures. Modifies the rows.
 */
export function assignCovers(
  rows: readonly { venue: Venue; spaces: readonly Space[]; candidates: readonly Picture[] }[],
): void {
  const byCity = Map.groupBy(rows, ({ venue }) => venue.cityCode);
  for (const city of byCity.values()) {
    const inOrder = city
      .map((row) => ({ ...row, score: computeScore(row.venue, row.spaces) }))
      .sort((a, b) => b.score - a.score || (a.venue.id < b.venue.id ? -1 : 1));
    const recent: string[] = [];
    for (const { venue, candidates } of inOrder) {
      const cover =
        candidates.find(({ hash }) => !recent.includes(hash)) ?? candidates.find(({ hash }) => hash !== recent.at(-1));
      if (!cover) {
        // No picture is better than repeating the neighbour's.
        delete venue.pictures;
        continue;
      }
      recent.push(cover.hash);
      if (recent.length >= coverInterval) recent.shift();
      venue.pictures = [cover, ...(venue.pictures ?? []).filter(({ hash }) => hash !== cover.hash)];
    }
  }
}
