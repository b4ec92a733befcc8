import { type PageStart, startElementId } from "#contract/page-start.ts";

/** Returns what the server wrote into the document of how it starts. */
export const readPageStart = (): PageStart =>
  JSON.parse(document.getElementById(startElementId)?.textContent || "{}") as PageStart;
