import { viewportContent } from "#domain/limits.ts";
import { offlineEn } from "#texts/offline/offline.en.ts";
import { offlineZh } from "#texts/offline/offline.zh.ts";
import { formatSavedTime } from "./format-saved-time.ts";

/** A page that is stored on the device. */
export interface SavedPage {
  /** Path and query. */
  href: string;
  title: string;
  savedAt: Date;
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tokens of `tokens.css` that this page needs, which stands without the site's sheets. */
const style = `:root{color-scheme:light dark;--paper:#fbf8f2;--ink:#1b1916;--soft:#565149;--hair:#e5dccb;--plan:#1d4f7c}
@media(prefers-color-scheme:dark){:root{--paper:#171512;--ink:#f1ebe1;--soft:#bbb2a5;--hair:#3b352c;--plan:#92bfe9}}
body{margin:0 auto;padding:48px 16px;max-width:752px;background:var(--paper);color:var(--ink);font:16px/1.6 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}
h1,h2{font-family:"Songti SC","Noto Serif SC","Noto Serif CJK SC","Source Han Serif SC","PingFang SC","Microsoft YaHei",serif}h1{margin:0;font-size:28px;line-height:36px}h2{margin:32px 0 0;font-size:20px;line-height:28px}@media(min-width:752px){h1{font-size:40px;line-height:52px}}p{color:var(--soft)}a{color:var(--plan)}
ul{margin:8px 0 0;padding:0;border-bottom:1px solid var(--hair);list-style:none}li{display:flex;gap:16px;justify-content:space-between;align-items:baseline;padding:12px 0;border-top:1px solid var(--hair)}li a{min-width:0;overflow-wrap:anywhere;text-decoration:none}
small{flex:none;color:var(--soft);font-size:14px;font-variant-numeric:tabular-nums}.retry{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:4px;background:var(--ink);color:var(--paper);text-decoration:none}`;

/** Reloads when the visitor goes back or forward: the router's other history entries belong to a document that is gone. */
export const offlineScript = 'addEventListener("popstate",()=>location.reload())';

/** Renders the page that is shown without network in place of one that is not stored, with those that are. */
export function renderOfflinePage(href: string, pages: readonly SavedPage[], isEnglish: boolean): string {
  const texts = isEnglish ? offlineEn : offlineZh;
  const rows = pages.map(({ href: to, title, savedAt }) => {
    const time = formatSavedTime(savedAt, texts.locale);
    return `<li><a href="${escapeHtml(to)}">${escapeHtml(title)}</a><small>${time}</small></li>`;
  });
  const list = rows.length > 0 ? `<h2>${texts.list}</h2><ul>${rows.join("")}</ul>` : "";
  return `<!doctype html><html lang="${isEnglish ? "en" : "zh-CN"}"><head><meta charset="utf-8"><meta name="viewport" content="${viewportContent}"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style></head><body><main><h1>${texts.title}</h1><p>${rows.length > 0 ? texts.text : texts.none}</p><a class="retry" href="${escapeHtml(href)}">${texts.retry}</a>${list}</main><script>${offlineScript}</script></body></html>`;
}

/** What the page may load and run: nothing but its own script, by its hash. */
export const offlinePagePolicy =
  "default-src 'none'; script-src 'sha256-UIUnOY1qjJ4kdhyIJJKz6bfz1fUxp2AE9KsHhwfwzak='; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
