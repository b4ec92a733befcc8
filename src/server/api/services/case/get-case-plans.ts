import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseFacts, CaseText } from "#domain/content/case-facts.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { planSeating, type SeatingPlan } from "#domain/seating/plan-seating.ts";
import { createRoom, type MeasuredRoom } from "#domain/seating/room.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";

const toSeated = ({ people, layout, lastRow, screen, turned }: SeatingPlan) => ({
  people,
  layout,
  lastRow,
  ...(!turned && { screen: { x: screen.x, y: screen.y + screen.width / 2 } }),
});

/** Draws a space with its people, or empty where no drawing of a layout agrees with the story. */
function drawCase(
  name: string,
  space: MeasuredRoom,
  seated?: { layout: LayoutKey; attendees: number },
): CaseDrawing | undefined {
  const room = createRoom(space);
  if (!room) return undefined;
  const plan = seated && planSeating(room, seated.layout, { people: seated.attendees });
  const { frame, marks } = drawRoom(room, plan);
  const { length, width, height } = room;
  return {
    name,
    length,
    width,
    height,
    frame,
    marks: marks as CaseDrawing["marks"],
    ...(plan && { seated: toSeated(plan) }),
  };
}

/** Counts the spaces of the case's city that hold its people in its layout. */
function findSimilarSpaces({ index }: Pick<Context, "index">, { cityCode, attendees, layout }: CaseFacts) {
  const city = findCityByCode(cityCode);
  if (!city) return undefined;
  const filters = { people: attendees, layout: getLayoutByKey(layout).id };
  const { total } = index.searchSpaces({ ...emptyQuery, ...filters }, { cityCode, pageSize: 0 });
  return total > 0 ? { count: total, href: formatListHref("space", city.pinyin, filters) } : undefined;
}

/**
 * Returns the drawings of a case, and how many spaces of its city would do.
 * @throws ServiceError notFound
 */
export async function getCasePlans(
  context: Context,
  { id }: Parsed<"sample/getCasePlans">,
): Promise<Output<"sample/getCasePlans">> {
  const { content, catalogue } = context;
  const [facts, caseText] = await Promise.all([
    content.get<CaseFacts>("case", id),
    content.get<CaseText>("case-text", id),
  ]);
  if (!facts) throw new ServiceError("notFound");
  const [space] = await catalogue.spacesByIds(facts.spaceCode === undefined ? [] : [facts.spaceCode]);
  const earlier = caseText?.earlier;
  const earlierRoom = earlier && (earlier.length ? { ...earlier, pillars: 0 } : space);
  return {
    current: space && drawCase(space.name, space, facts.otherwise ? undefined : facts),
    earlier: earlier && earlierRoom && drawCase(earlier.name, earlierRoom, earlier),
    similar: findSimilarSpaces(context, facts),
  };
}
