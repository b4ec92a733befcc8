import { html } from "hono/html";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { PostedFormTexts } from "#texts/demand/posted/posted-form.zh.ts";
import { getFormTexts, renderFormDocument } from "./render-form-document.ts";

/** Why a request was not read as a form. */
export type UnreadReason = keyof Pick<PostedFormTexts, "foreign" | "tooLarge" | "wrongType" | "broken">;

/** Renders the page for a request that was not read: why, and a link to the form. */
export function renderUnreadPage(reason: UnreadReason, path: string, locale: Locale): string {
  const { posted } = getFormTexts(locale);
  const href = path + (locale === "en" ? "?lang=en" : "");
  const body = [html`<p>${posted[reason]}</p>`, html`<p><a href="${href}">${posted.open}</a></p>`];
  return renderFormDocument(locale, posted.unsentTitle, body);
}
