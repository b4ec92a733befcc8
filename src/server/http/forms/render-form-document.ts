import { html, raw } from "hono/html";
import type { Locale } from "#domain/demand/demand-option.ts";
import { viewportContent } from "#domain/limits.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { postedFormEn } from "#texts/demand/posted/posted-form.en.ts";
import { postedFormZh } from "#texts/demand/posted/posted-form.zh.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import type { FormHtml } from "./render-input.ts";
import { formStyle } from "./form-style.ts";

/** What such a document may do: be seen, and send its form to this site. */
export const formDocumentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** Returns the texts of the forms in a language. */
export const getFormTexts = (locale: Locale) =>
  locale === "en" ? { demand: demandEn, posted: postedFormEn } : { demand: demandZh, posted: postedFormZh };

/** Renders a document that stands without the site's scripts and sheets. */
export function renderFormDocument(locale: Locale, title: string, body: FormHtml | FormHtml[]): string {
  const { describe } = getFormTexts(locale).demand;
  return String(html`<!DOCTYPE html>
<html lang="${locale === "en" ? "en" : "zh-CN"}"><head><meta charset="utf-8"><title>${title} · ${siteZh.shell.siteName}</title>
<meta name="viewport" content="${viewportContent}"><meta name="robots" content="noindex"><meta name="description" content="${describe}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${raw(formStyle)}</style></head>
<body><main><p class="site"><a href="/">${siteZh.shell.siteName}</a></p><h1>${title}</h1>${body}</main></body></html>`);
}
