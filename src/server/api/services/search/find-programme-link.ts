import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import { isSession, type Programme } from "#domain/offer/programme.ts";
import { readProgramme } from "#domain/offer/reading/read-programme.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { getCityVocabulary } from "./sentence/get-city-vocabulary.ts";

/** What sentences of several sessions name; only these are read as a programme, since that takes longer. */
const sessionTerms = ["分会", "分组", "分论坛", "晚宴", "午宴", "茶歇", "主会", "开幕", "签到", "客房", "晚餐", "颁奖"];

/** Returns the names of the sessions that need spaces, each once, where they are more than one space at one time can be. */
function listSessionNames({ blocks }: Programme): string[] {
  const sessions = blocks.filter(isSession).filter(({ place }) => place === "space");
  const names = [...new Set(sessions.map(({ name }) => name))];
  return names.length > 1 || sessions.some(({ count }) => count > 1) ? names : [];
}

/** Returns the link to the venues that hold all sessions of a sentence; undefined where it names one session at most. */
export function findProgrammeLink(context: Context, q: string, cityCode: string): EffectiveQuery["programme"] {
  if (!sessionTerms.some((term) => q.includes(term))) return undefined;
  const city = requireCity(cityCode);
  const vocabulary = getCityVocabulary(context.index, city.code);
  const names = listSessionNames(readProgramme(q, vocabulary, toChinaDay(context.now())).programme);
  if (names.length === 0) return undefined;
  return { text: texts.fromList(names.join("、")), href: formatOffersHref(city.pinyin, { q }) };
}
