import type { Proposal } from "#contract/selection/proposal.ts";
import type { ProposalSetup } from "#domain/proposal/proposal-setup.ts";

export type ProposalInput = ProposalSetup;

export interface ProposalData extends Omit<Proposal, "leftOut"> {
  /** Names of the spaces beyond those of a proposal. */
  leftOut: string[];
  /** ISO day in China: the date on the sheets. */
  today: string;
}
