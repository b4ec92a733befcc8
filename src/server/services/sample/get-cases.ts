import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import type { CaseCard } from "../../../contract/sample.ts";
import { pageSize } from "../../../domain/limits.ts";
import { cityByCode, cityBySlug } from "../../geography/regions.ts";
import type { Context } from "../context.ts";

/** A case as it is kept: with the ids of the house and the hall it took place in. */
type KeptCase = Omit<CaseCard, "hall"> & { siteId?: string; spaceCode?: string };

/** The halls of these cases, by id. */
async function hallsOf(context: Context, cases: KeptCase[]): Promise<Map<string, CaseCard["hall"]>> {
  const spaces = await context.catalogue.spacesByIds(cases.flatMap(({ spaceCode }) => spaceCode ?? []));
  const venues = await context.catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const names = new Map(venues.map(({ id, name }) => [id, name]));
  return new Map(
    spaces.map(({ id, name, venueId, length, width, height, pillars, stage, pictures = [] }) => {
      const layout = cases.find(({ spaceCode }) => spaceCode === id)?.layout;
      const picture = pictures.find((one) => one.layout === layout) ?? pictures[0];
      return [
        id,
        { id, name, venueId, venueName: names.get(venueId) ?? "", length, width, height, pillars, stage, picture },
      ];
    }),
  );
}

/** Cases in their order, those of a city first where one is named; filtered by event type. */
export async function getCases(
  context: Context,
  input: Parsed<"sample/getSampleList">,
): Promise<Output<"sample/getSampleList">> {
  const city = input.city === undefined ? undefined : (cityBySlug(input.city) ?? cityByCode(input.city));
  if (input.city !== undefined && !city) throw new Refusal("notFound");
  const rows = await context.content.list<KeptCase>("case", city?.code);
  const all = rows
    .toSorted((a, b) => Number(b.cityCode === city?.code) - Number(a.cityCode === city?.code))
    .filter(({ body }) => !input.eventType || body.eventType === input.eventType)
    .filter(({ body }) => !input.siteId || body.siteId === input.siteId);
  const page = input.page ?? 1;
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  const halls = await hallsOf(
    context,
    shown.map(({ body }) => body),
  );
  const list = shown.map(({ id, body }) => {
    const { siteId: _, spaceCode, ...card } = body;
    return { ...card, id, hall: spaceCode === undefined ? undefined : halls.get(spaceCode) };
  });
  return { total: all.length, page, pageSize, list };
}
