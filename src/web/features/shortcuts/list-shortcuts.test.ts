import { expect, it } from "vitest";
import { shortcutsEn } from "#texts/app/shortcuts.en.ts";
import { shortcutsZh } from "#texts/app/shortcuts.zh.ts";
import { listShortcuts, type PageParts } from "./list-shortcuts.ts";

const none: PageParts = { rows: 0, hasShelves: false, hasPictures: false, hasPanorama: false };
const listNames = (parts: PageParts) => listShortcuts(parts, shortcutsZh).map(({ name }) => name);

it("lists only the keys that do something on the page", () => {
  expect(listNames(none)).toEqual(["全站"]);
  expect(listNames({ ...none, rows: 1 })).toEqual(["全站"]);
  expect(listNames({ ...none, rows: 20, hasShelves: true })).toEqual(["全站", "列表", "案例图"]);
  expect(listNames({ ...none, hasPictures: true })).toEqual(["全站", "图片（打开后）"]);
  expect(listNames({ ...none, hasPanorama: true })).toEqual(["全站", "VR 全景（选中后）"]);
});

it("names each key of a group once, in both languages", () => {
  const all = { rows: 9, hasShelves: true, hasPictures: true, hasPanorama: true };
  for (const texts of [shortcutsZh, shortcutsEn])
    for (const { rows } of listShortcuts(all, texts)) {
      const names = rows.map(({ text }) => text);
      expect(new Set(names).size).toBe(names.length);
      const keys = rows.flatMap((row) => row.keys);
      expect(new Set(keys).size).toBe(keys.length);
    }
});
