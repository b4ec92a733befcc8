import { expect, it } from "vitest";
import { parseCaption } from "./picture-rows.ts";

it.each([
  ["01-大堂.jpg", "大堂"],
  ["2. 宴会厅 西侧.JPG", "宴会厅 西侧"],
  ["正门_夜.webp", "正门 夜"],
  ["3号厅.jpg", "3号厅"],
  ["a/b/12、露台.png", "露台"],
  ["Ballroom.jpg", "Ballroom"],
  ["IMG_2031.jpg", undefined],
  ["DSC01234 (2).JPG", undefined],
  ["20240501_120000.jpg", undefined],
  ["微信图片_20240501120000.jpg", undefined],
  ["mmexport1714540000000.jpg", undefined],
  ["-.jpg", undefined],
  [`${"长".repeat(300)}.jpg`, "长".repeat(100)],
])("derives from %s the caption %s", (file, caption) => {
  expect(parseCaption(file)).toBe(caption);
});
