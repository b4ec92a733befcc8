import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addSavedNote } from "./add-saved-note.ts";
import { listDocumentFiles } from "./list-document-files.ts";
import { readTitle } from "./list-saved-pages.ts";
import { viewportContent } from "#domain/limits.ts";
import { offlinePagePolicy, offlineScript, renderOfflinePage } from "./render-offline-page.ts";

const html = `<!DOCTYPE html><html lang="zh-CN"><head><title>云栖 &amp; 会议 · 会址</title><link rel="modulepreload" href="/assets/a-1.js"/>
<style>x{}</style><noscript id="sheets"><link rel="stylesheet" href="/assets/b-2.css"><link rel="stylesheet" href="/assets/c-3.css"></noscript></head><body class="b"><main></main>
<script id="page-start" type="application/json">{"state":"/page-state/v1/beijing","files":["/assets/d-4.js","/assets/a-1.js"]}</script>
<script>{let f=["/assets/e-5.js","/assets/a-1.js"]}</script></body></html>`;

test("lists each file of a document once, and its state", () => {
  expect(listDocumentFiles(html)).toEqual({
    assets: ["/assets/a-1.js", "/assets/b-2.css", "/assets/c-3.css", "/assets/d-4.js", "/assets/e-5.js"],
    state: "/page-state/v1/beijing",
  });
  expect(listDocumentFiles("<html></html>")).toEqual({ assets: [], state: undefined });
});

test("puts the note first in the body, in the language of the page", () => {
  const savedAt = new Date(2026, 10, 24, 14, 5);
  expect(addSavedNote(html, savedAt)).toMatch(
    /<body class="b"><p data-saved-note [^>]*>离线，11月24日 14:05 保存，价格与档期可能已变/,
  );
  expect(addSavedNote(html.replace("zh-CN", "en"), savedAt)).toContain("Offline copy, saved 24 Nov, 14:05.");
});

test("reads a title without the site's name", () => {
  expect(readTitle(html)).toBe("云栖 & 会议");
});

test("lists stored pages and escapes what a title or an address holds", () => {
  const page = { href: '/beijing?q="><script>', title: "<b>云栖</b>", savedAt: new Date(2026, 10, 24, 14, 5) };
  const shown = renderOfflinePage('/cases?"><script>', [page], false);
  expect(shown.replace(`<script>${offlineScript}</script>`, "")).not.toMatch(/<script|<b>/);
  expect(shown).toContain("&#60;b&#62;云栖");
  expect(renderOfflinePage("/x", [], true)).not.toContain("<ul>");
});

test("lets the page without network run its own script alone", () => {
  const hash = createHash("sha256").update(offlineScript).digest("base64");
  expect(offlinePagePolicy).toContain(`script-src 'sha256-${hash}';`);
});

test("the page without network has the fixed viewport of every page", () => {
  for (const isEnglish of [true, false])
    expect(renderOfflinePage("/x", [], isEnglish)).toContain(`<meta name="viewport" content="${viewportContent}">`);
});
