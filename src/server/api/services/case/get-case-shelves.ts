import type { Output, Parsed } from "#contract/index.ts";
import type { ShelfCase } from "#contract/schemas/sample.ts";
import { caseSizes, getCaseSize } from "#domain/content/case-filters.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom, hasKnownSides, type MeasuredRoom } from "#domain/seating/room.ts";
import { drawPlanThumb, type PlanThumbMarks } from "./draw-plan-thumb.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { loadCases, type StoredCase } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { createCaseMatcher } from "./create-case-matcher.ts";

/** Drawings by what they are drawn from: all requests draw the same few spaces. */
const thumbs = new Map<string, PlanThumbMarks | undefined>();
const maxThumbs = 2000;
/** More cases than this are drawn without furniture. */
const maxDrawnFurniture = 400;

function getThumb(space: MeasuredRoom, layout: LayoutKey, people: number): PlanThumbMarks | undefined {
  const { length, width, height, stage, pillars, led } = space;
  const key = JSON.stringify([length, width, height, stage, pillars, led, layout, people]);
  if (thumbs.has(key)) return thumbs.get(key);
  const room = createRoom(space);
  const plan = room && planSeating(room, layout, { people });
  const thumb = plan && drawPlanThumb(plan);
  if (thumbs.size >= maxThumbs) thumbs.clear();
  thumbs.set(key, thumb);
  return thumb;
}

/**
 * Returns every case as the plan of its space, on shelves by number of people and in the order of their floor area; `lit`
 * are those that meet the filters.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getCaseShelves(
  context: Context,
  filters: Parsed<"sample/getCaseShelves">,
): Promise<Output<"sample/getCaseShelves">> {
  const cases = await loadCases(context);
  const matches = createCaseMatcher(filters);
  const spaces = await context.catalogue.spacesByIds([...new Set(cases.flatMap(({ spaceCode }) => spaceCode ?? []))]);
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  const toShelfCase = (one: StoredCase): ShelfCase[] => {
    const { id, name, attendees, layout, otherwise, cityCode, spaceCode = "" } = one;
    const space = spaceById.get(spaceCode);
    if (!space || !hasKnownSides(space)) return [];
    const plan = otherwise || cases.length > maxDrawnFurniture ? undefined : getThumb(space, layout, attendees);
    const { length, width } = space;
    const cityName = findCityByCode(cityCode)?.name;
    return [{ id, name, cityName, people: attendees, layout, length, width, plan, lit: matches(one) }];
  };
  const shown = cases.flatMap(toShelfCase).toSorted((a, b) => a.length * a.width - b.length * b.width);
  return {
    lit: cases.filter((one) => matches(one)).length,
    unmeasured: cases.length - shown.length,
    shelves: caseSizes.flatMap(({ id }) => {
      const own = shown.filter(({ people }) => getCaseSize(people) === id);
      if (own.length === 0) return [];
      const size = { id, name: casesZh.sizes[id], count: own.length };
      return [{ size, lit: own.filter(({ lit }) => lit).length, cases: own }];
    }),
  };
}
