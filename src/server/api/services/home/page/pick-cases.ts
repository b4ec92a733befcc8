import type { HomeCase } from "#contract/schemas/home.ts";
import type { CaseCard } from "#contract/schemas/sample.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import { buildCaseCards, loadCases } from "../../cards/build-case-cards.ts";
import type { Context } from "../../context.ts";

const casesShown = 3;
/** Cases among which those with a picture are looked for. */
const casesRead = 12;

const keys = ["id", "demo", "attendees", "budget", "number", "story"] as const;

const toHomeCase = (card: CaseCard): HomeCase => ({
  ...pickDefined(card, keys),
  name: formatCaseTitle(card),
  ...(card.hall && { venueId: card.hall.venueId }),
  ...(card.hall?.picture && {
    picture: pickDefined(card.hall.picture, ["hash", "width", "height", "color", "catalogType", "rendered"]),
  }),
});

/**
 * Returns the first cases of a city, filled up with those of other cities to `casesShown`: those first whose picture the page does not
 * show yet.
 */
export async function pickCases(context: Context, cityCode: string, hashes: ReadonlySet<string>): Promise<HomeCase[]> {
  const cases = await loadCases(context);
  const isOfCity = (one: (typeof cases)[number]) => one.cityCode === cityCode;
  const ordered = [...cases.filter(isOfCity), ...cases.filter((one) => !isOfCity(one))];
  const shown = new Set(hashes);
  const [pictured, others]: [HomeCase[], HomeCase[]] = [[], []];
  for (const one of (await buildCaseCards(context, ordered.slice(0, casesRead))).map(toHomeCase)) {
    const isNew = one.picture !== undefined && !shown.has(one.picture.hash);
    if (one.picture) shown.add(one.picture.hash);
    (isNew ? pictured : others).push(one);
  }
  return [...pictured, ...others].slice(0, casesShown);
}
