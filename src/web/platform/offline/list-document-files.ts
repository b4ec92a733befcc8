import { type PageStart, startElementId } from "../../../contract/page-start.ts";

const startPattern = new RegExp(`<script[^>]*\\bid="${startElementId}"[^>]*>([^<]*)</script>`);

function readStart(html: string): Partial<PageStart> {
  try {
    return JSON.parse(startPattern.exec(html)?.[1] ?? "{}") as Partial<PageStart>;
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
