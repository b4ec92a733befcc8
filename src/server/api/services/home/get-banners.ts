import type { Output, Parsed } from "#contract/index.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";

type Banners = Output<"home/getSwipeImgs">;

/** Returns the banners of a city and those of all cities, in stored order. */
export async function getBanners({ content }: Context, { city }: Parsed<"home/getSwipeImgs">): Promise<Banners> {
  const rows = await content.list<Banners[number]>("banner", requireCity(city).code);
  return rows.map(({ id, body: { title, text, image, href, demo } }) => ({ id, title, text, image, href, demo }));
}
