import { expect, inject, test } from "vitest";
import { getPageKind } from "./get-page-kind.ts";
import { readSitemapPaths } from "./read-sitemap-paths.ts";
import { listForeignTexts } from "./list-foreign-texts.ts";

const site = inject("url");

/** Pages that the site map leaves out. */
const unlisted = [
  "/case/success",
  "/case/success?lang=en",
  "/case/submit-en",
  "/activity/success",
  "/app/open",
  "/cases?type=training&case=2",
];

test("no page of any kind mixes Chinese and English", { timeout: 120_000 }, async () => {
  const kinds = new Map<string, string>();
  for (const path of await readSitemapPaths(site))
    if (!kinds.has(getPageKind(path))) kinds.set(getPageKind(path), path);
  const mixed: string[] = [];
  const languages = new Set<string>();
  for (const path of [...kinds.values(), ...unlisted]) {
    const html = await (await fetch(site + path)).text();
    const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "";
    languages.add(language);
    mixed.push(...listForeignTexts(html, language).map((text) => `${path} (${language}): ${text}`));
  }
  expect(mixed).toEqual([]);
  expect([...languages].toSorted()).toEqual(["en", "zh-CN"]);
  expect(kinds.size).toBeGreaterThan(15);
});

test("finds a sentence of the other language in texts and labels, and leaves names alone", () => {
  const page = (body: string) => `<html><body>${body}</body></html>`;
  expect(listForeignTexts(page("<p>共 3 个</p><p>Please fill in the name</p>"), "zh-CN")).toEqual([
    "Please fill in the name",
  ]);
  expect(listForeignTexts(page('<p title="Show all of the rooms">好</p>'), "zh-CN")).toEqual(["Show all of the rooms"]);
  expect(listForeignTexts(page("<p>The Langham, Hong Kong（示例），App Store</p>"), "zh-CN")).toEqual([]);
  expect(listForeignTexts(page('<p>Rooms</p><a href="/" lang="zh-CN">中文</a>'), "en")).toEqual([]);
  expect(listForeignTexts(page('<p aria-label="热线">Call us</p>'), "en")).toEqual(["热线"]);
});
