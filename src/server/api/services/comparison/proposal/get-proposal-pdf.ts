import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { cropPicture } from "#server/pictures/crop-picture.ts";
import { listSheetPictures, type SheetPicture } from "#server/pdf/proposal/list-sheet-pictures.ts";
import type { ProposalContent } from "#server/pdf/proposal/proposal-content.ts";
import type { Caller, Context } from "../../context.ts";
import { renderLimitedFile } from "../../render-limited-file.ts";
import { getProposal } from "./get-proposal.ts";

/** Pixels of a picture for a millimetre of paper: 180 an inch. */
const pixelsPerMm = 180 / 25.4;

/** Reads a picture as JPEG; undefined where its file is missing or damaged: the sheet goes without it. */
async function readJpeg({ files }: Context, { hash, width, height }: SheetPicture): Promise<Uint8Array | undefined> {
  try {
    const original = await files.pictures.open(hash);
    if (!original) return undefined;
    const pixels = Math.min(Math.round(width * pixelsPerMm), original.width);
    return await cropPicture(original.file, pixels, Math.round((pixels * height) / width));
  } catch {
    return undefined;
  }
}

async function loadContent(context: Context, { to, by, ...input }: Parsed<"proposal/pdf">): Promise<ProposalContent> {
  const { event, contact, spaces, rows, recommendation } = await getProposal(context, input);
  if (spaces.length === 0) throw new ServiceError("notFound");
  const pictures = new Map<string, Uint8Array>();
  // One after the other, so that a file takes one core at a time.
  for (const picture of listSheetPictures({ spaces, recommendation })) {
    const jpeg = await readJpeg(context, picture);
    if (jpeg) pictures.set(picture.hash, jpeg);
  }
  const today = toChinaDay(context.now());
  return { event, contact, spaces, rows, recommendation, setup: { date: input.date, to, by }, today, pictures };
}

/**
 * Renders the sheets of a proposal as a PDF file.
 * @throws ServiceError notFound where no code is known, tooMany of an address, unavailable where too many files wait
 */
export const getProposalPdf = (
  context: Context,
  input: Parsed<"proposal/pdf">,
  caller: Caller,
): Promise<Output<"proposal/pdf">> =>
  renderLimitedFile(context, caller, async () => {
    const proposal = await loadContent(context, input);
    return { name: `${formatSelectionTitle(texts.title, proposal)}.pdf`, content: { kind: "proposal", proposal } };
  });
