import { createIssueError, ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { sharedListLimits, sharedListRates } from "#domain/limits.ts";
import type { Caller } from "../context.ts";
import { countAction, findSharedList, hashSecret, type SharedListContext } from "./find-shared-list.ts";
import { toSharedListView } from "./to-shared-list-view.ts";

/** Returns a shared list by its code; of one that has ended only that. @throws ServiceError notFound, tooMany */
export const getSharedList = async (
  context: SharedListContext,
  { code }: Parsed<"sharedList/get">,
  caller: Caller,
): Promise<Output<"sharedList/get">> => toSharedListView(context, await findSharedList(context, code, caller));

/**
 * Stores what a colleague thinks, or changes it. Marks of spaces that the list does not have any more are left out.
 * @throws ServiceError notFound, tooMany; malformed with the field `colleagues` where the list takes no more of them
 */
export async function giveOpinion(
  context: SharedListContext,
  { code, key, opinion: { surname, marks, remark } }: Parsed<"sharedList/giveOpinion">,
  caller: Caller,
): Promise<Output<"sharedList/giveOpinion">> {
  await countAction(context, "opinion", caller, sharedListRates.opinion);
  const stored = await findSharedList(context, code, caller);
  const codes = new Set(stored.list?.items.map(({ spaceCode }) => spaceCode));
  const listedMarks = Object.fromEntries(Object.entries(marks).filter(([spaceCode]) => codes.has(spaceCode)));
  const outcome = await context.sharedLists.saveOpinion(code, {
    keyHash: hashSecret(key),
    opinion: { surname: surname!, marks: listedMarks, remark },
    at: context.now().toISOString(),
    most: sharedListLimits.colleagues,
  });
  if (outcome === "gone") throw new ServiceError("notFound");
  if (outcome === "full") throw createIssueError("colleagues", "too_big", "这张表写满了");
  return { opinionId: outcome.id, list: await getSharedList(context, { code }, caller) };
}

/** Erases a colleague's own opinion. @throws ServiceError notFound, tooMany */
export async function removeOpinion(
  context: SharedListContext,
  { code, key }: Parsed<"sharedList/removeOpinion">,
  caller: Caller,
): Promise<Output<"sharedList/removeOpinion">> {
  await countAction(context, "opinion", caller, sharedListRates.opinion);
  await findSharedList(context, code, caller);
  const own = { keyHash: hashSecret(key), at: context.now().toISOString() };
  if (!(await context.sharedLists.removeOpinion(code, own))) throw new ServiceError("notFound");
  return getSharedList(context, { code }, caller);
}
