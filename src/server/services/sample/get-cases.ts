import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import type { CaseCard } from "../../../contract/sample.ts";
import { pageSize } from "../../../domain/limits.ts";
import { cityByCode, cityBySlug } from "../../geography/regions.ts";
import type { Context } from "../context.ts";

/** Cases in their order, those of a city first where one is named; filtered by event type. */
export async function getCases(
  context: Context,
  input: Parsed<"sample/getSampleList">,
): Promise<Output<"sample/getSampleList">> {
  const city = input.city === undefined ? undefined : (cityBySlug(input.city) ?? cityByCode(input.city));
  if (input.city !== undefined && !city) throw new Refusal("notFound");
  const rows = await context.content.list<CaseCard & { siteId?: string }>("case", city?.code);
  const all = rows
    .toSorted((a, b) => Number(b.cityCode === city?.code) - Number(a.cityCode === city?.code))
    .filter(({ body }) => !input.eventType || body.eventType === input.eventType)
    .filter(({ body }) => !input.siteId || body.siteId === input.siteId);
  const page = input.page ?? 1;
  const list = all.slice((page - 1) * pageSize, page * pageSize).map(({ id, body }) => {
    const { siteId: _, ...card } = body;
    return { ...card, id };
  });
  return { total: all.length, page, pageSize, list };
}
