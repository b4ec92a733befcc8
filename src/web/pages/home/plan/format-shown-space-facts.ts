import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { formatMetres, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { homeZh } from "#texts/site/home.zh.ts";

const { plan: texts } = homeZh;

type Facts = Pick<ShownSpace, "layout" | "people" | "capacities" | "farthest"> & {
  space: Pick<ShownSpace["space"], "height">;
};

/** Formats how the space is seated: 课桌式 180 人，余 12 座；末排距屏 19.6 m；净高 5.2 m. What is unknown is left out. */
export function formatShownSpaceFacts({ space, layout, people, capacities, farthest }: Facts): string {
  const rest = (capacities[layout] ?? 0) - people;
  const seated = texts.seated(getLayoutByKey(layout).name, formatNumber(people));
  return [
    rest > 0 ? `${seated}，${texts.rest(formatNumber(rest))}` : seated,
    farthest !== undefined && `${texts.farthest} ${formatMetres(farthest)} m`,
    space.height !== undefined && `${texts.height} ${formatMetres(space.height)} m`,
  ]
    .filter(Boolean)
    .join("；");
}
