import { dayInChina } from "../../../domain/day.ts";
import { readSentence, type Understood } from "../../../domain/search/sentence.ts";
import type { ReferenceCity } from "../../geography/cities.ts";
import type { Context } from "../context.ts";
import { cityVocabulary } from "./city-vocabulary.ts";

/** Maximum number of venue names that contain a text for it to be taken as a name. */
const fewNames = 3;

/**
 * Parses the text of a list query into terms. A text contained in the names of only a few venues is a name (国贸大酒店 is
 * not any hotel at 国贸), unless it parses to a single term (国贸 is the area).
 */
export function readWords(
  { index, now }: Pick<Context, "index" | "now">,
  city: ReferenceCity,
  q: string,
): Understood[] {
  if (q === "") return [];
  const { understood } = readSentence(q, { today: dayInChina(now()), vocabulary: cityVocabulary(index, city.code) });
  if (understood.length === 1) return understood;
  const { asName, inName } = index.wordsIn(q, city.code);
  const few = inName > 0 && inName <= fewNames && !/\s/.test(q) && !understood.some(({ kind }) => kind === "brand");
  const named = asName > 0 || few;
  return named ? [{ kind: "name", text: q, value: q }] : understood;
}
