import { randomInt } from "node:crypto";
import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { dayMs } from "#domain/day.ts";
import { sharedListRates } from "#domain/limits.ts";
import { shareCodeAlphabet, shareCodeLength } from "#domain/shared-list/parse-share-code.ts";
import type { SharedList } from "#domain/shared-list/shared-list.ts";
import type { Caller } from "../context.ts";
import { countAction, hashSecret, refuseUnknown, type SharedListContext } from "./find-shared-list.ts";
import { loadSpaces, type StoredItem } from "./to-shared-list-view.ts";

/** Codes that are tried: one is taken once in a very long time. */
const tries = 3;

/** Creates the code of a list from a cryptographic random. */
export const createShareCode = (): string =>
  Array.from({ length: shareCodeLength }, () => shareCodeAlphabet[randomInt(shareCodeAlphabet.length)]).join("");

/** Adds the names that the catalogue has now, so that a space that leaves it later still has a name; else those stored `before`. */
async function withNames(
  context: SharedListContext,
  { title, sharedBy, event, items }: SharedList,
  before: readonly StoredItem[] = [],
): Promise<SharedList> {
  const spaces = await loadSpaces(context, items);
  const nameItem = (item: SharedList["items"][number]): StoredItem => {
    const found = spaces.get(item.spaceCode);
    if (found) return { ...item, name: found.space.name, venueName: found.venue.name };
    const { name, venueName } = before.find(({ spaceCode }) => spaceCode === item.spaceCode) ?? {};
    return { ...item, name, venueName };
  };
  return { title, sharedBy, event, items: items.map(nameItem) };
}

const getTimes = ({ now, sharedListDays }: SharedListContext) => {
  const at = now();
  return { at: at.toISOString(), expiresAt: new Date(at.getTime() + sharedListDays * dayMs).toISOString() };
};

/** Stores a list under a new code. @throws ServiceError tooMany; notFound where the secret is that of a list that has ended */
export async function shareList(
  context: SharedListContext,
  { secret, ...list }: Parsed<"sharedList/share">,
  caller: Caller,
): Promise<Output<"sharedList/share">> {
  await countAction(context, "share list", caller, sharedListRates.share);
  const times = getTimes(context);
  const named = await withNames(context, list);
  for (let each = 0; each < tries; each++) {
    const added = { ...times, code: createShareCode(), secretHash: hashSecret(secret), list: named };
    const code = await context.sharedLists.add(added);
    if (code) return { code, expiresAt: times.expiresAt };
  }
  throw new ServiceError("notFound");
}

/** Changes a list for its owner; it is then readable for as long as a new one. @throws ServiceError notFound, tooMany */
export async function updateSharedList(
  context: SharedListContext,
  { code, secret, ...list }: Parsed<"sharedList/update">,
  caller: Caller,
): Promise<Output<"sharedList/update">> {
  await countAction(context, "change shared list", caller, sharedListRates.change);
  const times = getTimes(context);
  const before = (await context.sharedLists.byCode(code))?.list?.items;
  const named = await withNames(context, list, before);
  const updated = { ...times, code, secretHash: hashSecret(secret), list: named };
  if (!(await context.sharedLists.update(updated))) return refuseUnknown(context, caller);
  return { code, expiresAt: times.expiresAt };
}

/** Takes a list back and erases it; one that was taken back before stays so. @throws ServiceError notFound, tooMany */
export async function takeBackList(
  context: SharedListContext,
  { code, secret }: Parsed<"sharedList/takeBack">,
  caller: Caller,
): Promise<Output<"sharedList/takeBack">> {
  const owner = { secretHash: hashSecret(secret), at: context.now().toISOString() };
  if (!(await context.sharedLists.takeBack(code, owner))) return refuseUnknown(context, caller);
  return { code };
}
