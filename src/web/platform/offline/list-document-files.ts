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
  const { files = [], state } = readStart(html);
  const scripts = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path!,
  );
  const sheets = /\bdata-sheets="([^"]*)"/.exec(html)?.[1]?.split(" ").filter(Boolean) ?? [];
  return { assets: [...new Set([...scripts, ...files, ...sheets])], state };
}
