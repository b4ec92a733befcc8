import { toChinaDay } from "../../../../../domain/day.ts";
import { type ParsedSentence, parseSentence } from "../../../../../domain/search/sentence/parse-sentence.ts";
import type { ReferenceCity } from "../../../../geography/reference-city.ts";
import type { Context } from "../../context.ts";
import { getCityVocabulary } from "./get-city-vocabulary.ts";

/** Maximum number of venue names that contain a text for it to be taken as a name. */
const maxNameMatches = 3;

/**
 * Parses the text of a list query with the vocabulary of a city. A text contained in the names of only a few venues is a name (国贸大酒店 is
 * not any hotel at 国贸), unless it parses to a single term (国贸 is the area).
 */
export function parseQueryText(
  { index, now }: Pick<Context, "index" | "now">,
  city: ReferenceCity,
  q: string,
): ParsedSentence {
  if (q === "") return { understood: [], unread: [], cities: [] };
  const parsed = parseSentence(q, {
    today: toChinaDay(now()),
    vocabulary: getCityVocabulary(index, city.code),
  });
  const { understood } = parsed;
  if (understood.length === 1) return parsed;
  const { asName, inName } = index.countTextMatches(q, city.code);
  const isRareName =
    inName > 0 && inName <= maxNameMatches && !/\s/.test(q) && !understood.some(({ kind }) => kind === "brand");
  const isName = asName > 0 || isRareName;
  return isName ? { understood: [{ kind: "name", text: q, value: q }], unread: [], cities: [] } : parsed;
}
