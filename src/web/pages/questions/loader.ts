import { omitUndefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { QuestionsData, QuestionsInput } from "./types.ts";

const othersShown = 5;

/** Loads one page of the questions, of all tags or of one, and some random others. */
export async function loadQuestions({ page, tag }: QuestionsInput, { call }: LoaderContext): Promise<QuestionsData> {
  const [answer, others] = await Promise.all([
    call("communityQa/getHotList", { page, ...(tag !== undefined && { tag }) }),
    call("communityQa/getRandomList", { size: othersShown }),
  ]);
  return { ...answer, list: answer.list.map(omitUndefined), others: others.map(omitUndefined) };
}
