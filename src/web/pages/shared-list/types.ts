import type { Output } from "#contract/index.ts";

export interface SharedListInput {
  code: string;
}

export type SharedListData = Output<"sharedList/get">;
