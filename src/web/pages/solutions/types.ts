import type { Output } from "#contract/index.ts";

export interface SolutionsInput {
  page: number;
}

export type SolutionsData = Output<"solution/getSolutionList">;
