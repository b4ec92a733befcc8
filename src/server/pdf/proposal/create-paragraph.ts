import { sheet } from "#domain/proposal/arrange-sheet.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import type { Block } from "../block.ts";
import type { SheetPen, TextLook } from "../sheet-pen.ts";
import { edges, looks } from "./looks.ts";
import type { ProposedSpace } from "./proposal-content.ts";

/** Creates a paragraph across the sheet. */
export function createParagraph(pen: SheetPen, text: string, look: TextLook, width: number = sheet.inner): Block {
  const lines = pen.wrap(text, width, look);
  return {
    height: lines.length * pen.heightOf(look),
    draw: (y) => void pen.lines(edges.left, y, lines, look),
  };
}

/** Creates small print below something, a millimetre apart. */
export function createSmallPrint(pen: SheetPen, text: string, width?: number): Block {
  const { height, draw } = createParagraph(pen, text, looks.small, width);
  return { height: height + 1, draw: (y) => draw(y + 1) };
}

/** Creates the line below a picture: what it shows, and at the right that it is rendered or of another layout. */
export function createCaption(pen: SheetPen, text: string, mark: string): Block {
  const width = sheet.inner - (mark ? pen.measure(mark, looks.small) + 4 : 0);
  const { height, draw } = createSmallPrint(pen, text, width);
  return {
    height,
    draw: (y) => {
      draw(y);
      if (mark) pen.text(edges.right, y + 1, mark, { ...looks.small, align: "right" });
    },
  };
}

/** Returns a name with the mark of the demo catalogue. */
export const formatName = ({ name, demo }: { name: string; demo?: boolean | undefined }): string =>
  demo ? texts.sampleName(name) : name;

/** Returns what a picture is said to show. */
export const getPictureCaption = ({ picture, space }: Pick<ProposedSpace, "picture" | "space">): string =>
  picture?.caption ?? space.name;
