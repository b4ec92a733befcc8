import { viewportContent } from "#domain/limits.ts";
import { configElementId, type RuntimeConfig } from "#domain/runtime-config.ts";
import { siteZh } from "#texts/site/site.zh.ts";

interface ErrorPageOptions {
  config: RuntimeConfig;
  /** Path of the maps service's script, which every page has. */
  mapsScript: string;
}

/**
 * Returns the page for an error of the server, as HTML with its Content Security Policy: title, what to do, a link to the home
 * page, no cause. It has the viewport and the maps service of every page, shows no map, and needs nothing else of the build.
 */
export function renderErrorPage(
  { title, text }: Record<"title" | "text", string>,
  { config, mapsScript }: ErrorPageOptions,
): { html: string; policy: string } {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return {
    policy: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
    html: `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title} · 会址</title>
<meta name="viewport" content="${viewportContent}"><meta name="robots" content="noindex">
<style>body{margin:0;display:grid;min-height:100vh;place-content:center;gap:1rem;padding:1.5rem;background:#FBF8F2;color:#1B1916;
font:1rem/1.75 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}a{color:#1D4F7C}
h1{font-size:1.75rem;line-height:1.3;margin:0}p{margin:0}@media(prefers-color-scheme:dark){body{background:#171512;color:#F1EBE1}a{color:#92BFE9}}</style>
<script type="module" async src="${mapsScript}"></script>
</head><body><h1>${title}</h1><p>${text}</p><p><a href="/">${siteZh.notFound.home}</a></p>
<script type="application/json" id="${configElementId}">${json}</script></body></html>`,
  };
}
