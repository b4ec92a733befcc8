import type { QuestionCard } from "#contract/schemas/community.ts";
import type { Output } from "#contract/index.ts";

export interface QuestionsInput {
  page: number;
  tag: string | undefined;
}

export type QuestionsData = Output<"communityQa/getHotList"> & {
  /** Random questions, different on each load. */
  others: QuestionCard[];
};
