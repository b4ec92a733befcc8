import type { QuestionCard } from "../../../contract/community.ts";
import type { Output } from "../../../contract/index.ts";

export interface QuestionsInput {
  page: number;
  tag: string | undefined;
}

export type QuestionsData = Output<"communityQa/getHotList"> & {
  /** Drawn anew each time the page is made. */
  others: QuestionCard[];
};
