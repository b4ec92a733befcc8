import { viewportContent } from "../../domain/limits.ts";
import { siteZh } from "../../texts/site/site.zh.ts";

/** Returns the HTML of a page for an error of the server: title, what to do, a link to the home page, no cause. */
export const renderErrorPageHtml = ({
  title,
  text,
}: Record<
  "title" | "text",
  string
>) => `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title} · 会址</title>
<meta name="viewport" content="${viewportContent}"><meta name="robots" content="noindex">
<style>body{margin:0;display:grid;min-height:100vh;place-content:center;gap:16px;padding:24px;background:#FBFAF7;color:#16191D;
font:16px/28px "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}a{color:#1D4F7C}
h1{font-size:28px;line-height:36px;margin:0}p{margin:0}@media(prefers-color-scheme:dark){body{background:#14171B;color:#ECE8E1}a{color:#84B6E8}}</style>
</head><body><h1>${title}</h1><p>${text}</p><p><a href="/">${siteZh.notFound.home}</a></p></body></html>`;
