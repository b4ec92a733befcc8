import type { SharedEvent, SharedList } from "#domain/shared-list/shared-list.ts";
import { formatDate, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";

/** Formats what a shared list is called: its title, else whose it is. */
export const formatListTitle = ({ title, sharedBy }: Pick<SharedList, "title" | "sharedBy">): string =>
  title ?? (sharedBy ? fillTemplate(sharedListZh.titleBy, { name: sharedBy }) : sharedListZh.title);

/** Lists the facts of the event in their order: days, city, people with their layout, length. */
export function listEventFacts(
  { cityName, people, layout, dates = [], days = 1 }: SharedEvent,
  today: string,
): string[] {
  const texts = sharedListZh.event;
  const size = [
    people === undefined ? "" : fillTemplate(texts.people, { n: formatNumber(people) }),
    layout ? getLayoutByKey(layout).name : "",
  ].join("");
  return [
    dates.map((day) => formatDate(day, today)).join(texts.or),
    cityName ?? "",
    size,
    days > 1 ? fillTemplate(texts.days, { n: days }) : "",
  ].filter(Boolean);
}
