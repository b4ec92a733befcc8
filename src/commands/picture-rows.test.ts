import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parseCaption, readFolderRows } from "./picture-rows.ts";

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

it("takes a picture directly under its venue's folder, of the type that its name begins with, else of the exterior", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "山居酒店"));
  for (const name of ["山居酒店/01-大堂夜景.jpg", "山居酒店/山门.jpg", "山居酒店/IMG_2031.jpg", "散图.jpg"])
    writeFileSync(join(folder, name), "");
  const { rows, refused } = await readFolderRows(folder);
  expect(new Map(rows.map(({ where, catalogType }) => [where, catalogType]))).toEqual(
    new Map([
      ["山居酒店/01-大堂夜景.jpg", "dating"],
      ["山居酒店/山门.jpg", "waiguan"],
      ["山居酒店/IMG_2031.jpg", "waiguan"],
    ]),
  );
  expect(refused.map(({ where }) => where)).toEqual(["散图.jpg"]);
});
