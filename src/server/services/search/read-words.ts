import { dayInChina } from "../../../domain/day.ts";
import { readSentence, type Understood } from "../../../domain/search/sentence.ts";
import type { ReferenceCity } from "../../geography/cities.ts";
import type { Context } from "../context.ts";
import { cityVocabulary } from "./city-vocabulary.ts";

/** So few venues bear words in their names that the words are meant as a name. */
const fewNames = 3;

/**
 * What the words of a list ask for. Words that stand as they are in the names of a few venues are a name and nothing else
 * (国贸大酒店 is no hotel of any kind at 国贸), unless they say one thing anyway (国贸 is the area, whoever bears its name).
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
