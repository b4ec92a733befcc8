import { z } from "zod";
import { id, layoutKey } from "#contract/endpoint.ts";
import { demandLimits } from "#domain/limits.ts";

/** Fields that several tools ask for. */
export const cityInput = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .describe("City in Chinese, pinyin or English, or its six-digit code: 上海, shanghai, Shanghai, 310000");
export const peopleInput = z.number().int().min(1).max(demandLimits.people).describe("Number of people");
export const layoutInput = layoutKey.describe(
  "Seating layout: theatre 剧院式, classroom 课桌式, boardroom 董事会式, ushape U 型, hollow 回型, fishbone 鱼骨式, banquet 宴会式, cocktail 鸡尾酒式",
);
export const spaceInput = z.object({
  venueId: id.describe("venueId of a found space"),
  spaceId: id.describe("spaceId of a found space"),
});
export const dayInput = z.iso.date().describe("Day as YYYY-MM-DD, in China");
