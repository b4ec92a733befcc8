import type { SolutionDetail } from "#contract/schemas/solution.ts";

export interface SolutionInput {
  id: string;
  /** Id of who shared the page; used for tracking only. */
  shareId?: string | undefined;
}

export type SolutionData = SolutionDetail;
