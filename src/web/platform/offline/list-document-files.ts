import { type PageStart, startElementId } from "#contract/page-start.ts";

function readStart(html: string): Partial<PageStart> {
  const scripts = [...html.matchAll(/<script([^<>]*)>([^<]*)<\/script>/g)];
  const start = scripts.find(([, attributes = ""]) => attributes.includes(` id="${startElementId}"`));
  try {
    return JSON.parse(start?.[2] ?? "{}") as Partial<PageStart>;
  } catch {
    return {};
  }
}

/**
 * Returns the paths of the files without which a document does not start: its scripts, those that it loads once it is used, its
 * sheets, and its state, which is undefined where the document holds it.
 */
export function listDocumentFiles(html: string): { assets: string[]; state: string | undefined } {
  const { state } = readStart(html);
  return { assets: [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))], state };
}
