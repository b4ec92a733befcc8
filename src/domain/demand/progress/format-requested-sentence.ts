import { getNeedName, type Locale } from "../demand-option.ts";
import { type DemandSlot, type DemandSlotValues, listDemandSlots } from "../list-demand-slots.ts";

/** A part of the sentence: a value that the visitor gave, or the words around it. */
export interface SentencePart {
  text: string;
  isValue?: true;
}

const value = (text: string): SentencePart => ({ text, isValue: true });
const toPhrase = (text: string): SentencePart => ({ text });

type Values = Partial<Record<DemandSlot, string | undefined>>;

/** Joins what is there of a clause, with words between two values; empty where nothing is. */
const join = (texts: readonly (string | undefined)[], between = ""): SentencePart[] =>
  texts
    .filter((text) => text !== undefined)
    .flatMap((text, index) => (index === 0 || between === "" ? [value(text)] : [toPhrase(between), value(text)]));

function listChineseClauses(given: Values, needs: readonly string[]): SentencePart[][] {
  const { city, date, days, people, layout, eventType, budget, guestRooms } = given;
  return [
    city ? [toPhrase("在"), value(city)] : [],
    [...join([date]), ...(days ? [toPhrase("开"), value(days)] : [])],
    join([people, layout, eventType]),
    budget ? [toPhrase("预算"), value(budget), toPhrase("以内")] : [],
    guestRooms ? [toPhrase("客房"), value(guestRooms)] : [],
    needs.length > 0 ? [toPhrase("要"), ...join(needs, "、")] : [],
  ];
}

function listEnglishClauses(given: Values, needs: readonly string[]): SentencePart[][] {
  const { city, date, days, people, layout, eventType, budget, guestRooms } = given;
  return [
    city ? [toPhrase("In "), value(city)] : [],
    [...join([date]), ...(days ? [toPhrase(date ? " for " : "for "), value(days)] : [])],
    join([people, layout, eventType?.toLowerCase()], ", "),
    budget ? [toPhrase("within "), value(budget)] : [],
    guestRooms ? [value(guestRooms), toPhrase(" guest rooms")] : [],
    needs.length > 0 ? [toPhrase("with "), ...join(needs, ", ")] : [],
  ];
}

/**
 * Formats what a visitor asked for as a sentence of the values that were given: 在北京，11 月 27 日 周五开一天，200 人课桌式培训，
 * 要 LED 屏。 Clauses may be broken between; the last part ends the sentence. `today` (ISO) tells which dates need their year.
 */
export function formatRequestedSentence(
  requested: DemandSlotValues & { needs: readonly string[] },
  locale: Locale,
  today: string,
): SentencePart[][] {
  const values = listDemandSlots(requested, locale, today);
  const needs = requested.needs.flatMap((need) => getNeedName(need, locale) ?? []);
  const clauses = (locale === "en" ? listEnglishClauses : listChineseClauses)(values, needs);
  const given = clauses.filter((clause) => clause.length > 0);
  const [comma, stop] = locale === "en" ? [", ", "."] : ["，", "。"];
  return given.map((clause, index) => [...clause, toPhrase(index < given.length - 1 ? comma : stop)]);
}
