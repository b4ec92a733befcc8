import { expect, it } from "vitest";
import { formatDistanceFrom } from "./format-distance-from.ts";

it.each([
  [{ distance: 500 }, "国贸站", "距国贸站步行约 650 米 · 9 分钟"],
  [{ distance: 3 }, "国贸站", "距国贸站步行约 50 米 · 1 分钟"],
  [{ distance: 1500 }, "国贸站", "距国贸站步行约 1.95 公里 · 26 分钟"],
  [{ distance: 12_000 }, "首都国际机场", "距首都国际机场约 15.60 公里"],
  [{ distance: 500, approximatePosition: true }, "国贸站", "距国贸站约 650 米"],
  [{ distance: 500 }, undefined, "相距 500 米"],
  [{}, "国贸站", undefined],
])("formats %o from %s", (row, place, text) =>
  expect(formatDistanceFrom(row, place)?.replaceAll("\u00a0", " ")).toBe(text),
);
