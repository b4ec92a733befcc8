import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { listSheets } from "#domain/proposal/list-sheets.ts";
import { coverPicture, findCoverSpace } from "./draw-cover-sheet.ts";
import type { ProposalContent } from "./proposal-content.ts";

/** A picture of the sheets: the hash of its original, and its largest size on them in millimetres. */
export interface SheetPicture {
  hash: string;
  width: number;
  height: number;
}

/** Lists the pictures of a proposal's sheets, each once. */
export function listSheetPictures(content: Pick<ProposalContent, "spaces" | "recommendation">): SheetPicture[] {
  const heights = new Map<string, number>();
  const add = (hash: string | undefined, height: number) => {
    if (hash && height > 0) heights.set(hash, Math.max(height, heights.get(hash) ?? 0));
  };
  add(findCoverSpace(content)?.picture?.hash, coverPicture.most);
  for (const one of listSheets(content)) {
    if (one.kind === "space") add(content.spaces[one.index]!.picture?.hash, one.layout.pictureHeight);
  }
  return [...heights].map(([hash, height]) => ({ hash, width: sheet.inner, height }));
}
