import { parentPort } from "node:worker_threads";
import type { PdfAnswer } from "../server/pdf/pdf-renderer.ts";
import type { ProposalContent } from "../server/pdf/proposal/proposal-content.ts";
import { renderProposal } from "../server/pdf/proposal/render-proposal.ts";

// The thread in which PDF files are rendered, one at a time; ThreadedPdfRenderer starts it.
parentPort?.on("message", async (content: ProposalContent) => {
  const answer: PdfAnswer = await renderProposal(content).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
