import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { homeZh } from "#texts/site/home.zh.ts";

const { plan: texts } = homeZh;

type Seated = Pick<ShownSpace, "layout" | "people" | "seats">;

/** Formats how a space seats the people of a sentence: 180 人课桌式，余 9 座. Without people, how many it seats: 课桌式，可坐 190 人. */
export function formatShownSpaceTitle({ layout, people, seats = 0 }: Seated, hasPeople: boolean): string {
  const { name } = getLayoutByKey(layout);
  if (!hasPeople) return texts.seats(name, formatNumber(people));
  const rest = seats - people;
  const seated = texts.seated(formatNumber(people), name);
  return rest > 0 ? `${seated}，${texts.rest(formatNumber(rest))}` : seated;
}
