import type { Proposal } from "#contract/selection/proposal.ts";
import type { ProposalSetup } from "#domain/proposal/proposal-setup.ts";

/** Everything that is on the sheets of a proposal. */
export interface ProposalContent extends Pick<Proposal, "event" | "contact" | "spaces" | "rows" | "recommendation"> {
  /** Day of the event, whom it is for and who made it. */
  setup: Pick<ProposalSetup, "date" | "to" | "by">;
  /** ISO day in China: the date on the sheets. */
  today: string;
  /** Pictures as JPEG by the hash of the original; one that is missing is left out. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

export type ProposedSpace = ProposalContent["spaces"][number];
