import type { ProposalContent } from "../pdf/proposal/proposal-content.ts";
import { renderProposal } from "../pdf/proposal/render-proposal.ts";
import { formatWorkbook, type Worksheet } from "../workbook/format-workbook.ts";

/** What a file is rendered from. */
export type FileContent =
  | { kind: "proposal"; proposal: ProposalContent }
  | { kind: "workbook"; sheets: readonly Worksheet[] };

/** Renders a file: a proposal as PDF, sheets as XLSX. */
export const renderFile = async (content: FileContent): Promise<Uint8Array> =>
  content.kind === "proposal" ? renderProposal(content.proposal) : formatWorkbook(content.sheets);
