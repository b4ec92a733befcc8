import { offlineEn } from "#texts/offline/offline.en.ts";
import { offlineZh } from "#texts/offline/offline.zh.ts";
import { formatSavedTime } from "./format-saved-time.ts";
import { savedNoteAttribute } from "./is-stored-path.ts";

/** Uses the site's tokens, which every document holds: the note is shown before any sheet is loaded. */
const noteStyle =
  "padding:8px var(--edge-x,16px);border-bottom:2px solid var(--caution);background:var(--surface);color:var(--caution);font:var(--t14)";

/**
 * Returns a stored document with a note at its top: it says that the page is read offline, and how old its prices and dates are.
 * @param savedAt when the server sent it
 */
export function addSavedNote(html: string, savedAt: Date): string {
  const texts = /<html[^<>]*\blang="en"/.test(html) ? offlineEn : offlineZh;
  const note = texts.saved(formatSavedTime(savedAt, texts.locale));
  const link = `<a href="" style="margin-left:12px">${texts.reload}</a>`;
  return html.replace(
    /<body[^<>]*>/,
    (body) => `${body}<p ${savedNoteAttribute} role="status" style="${noteStyle}">${note}${link}</p>`,
  );
}
