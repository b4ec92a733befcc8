import { isRecord } from "#domain/is-record.ts";
import { isShareSecret, parseShareCode } from "#domain/shared-list/parse-share-code.ts";
import { createPersistedState } from "../../platform/storage/persisted-state.ts";

/** The list that this device has shared, and what lets it change and take it back. */
export interface OwnList {
  code: string;
  secret: string;
  /** ISO */
  expiresAt: string;
  /** How its owner signs; empty where they do not. */
  sharedBy: string;
  /** What was shared last, as text, to notice that the shortlist has changed since. */
  content: string;
}

/** Characters that are read back: 40 spaces with their notes. */
const maxContent = 40_000;

const ownList = createPersistedState<OwnList>("own-shared-list", {
  life: "lasting",
  parse: (stored) => {
    if (!isRecord(stored)) return undefined;
    const { code, secret, expiresAt, sharedBy, content } = stored;
    if (typeof code !== "string" || parseShareCode(code) !== code) return undefined;
    if (typeof secret !== "string" || !isShareSecret(secret)) return undefined;
    if (typeof expiresAt !== "string" || Number.isNaN(Date.parse(expiresAt))) return undefined;
    return {
      code,
      secret,
      expiresAt,
      sharedBy: typeof sharedBy === "string" ? sharedBy.slice(0, 24) : "",
      content: typeof content === "string" ? content.slice(0, maxContent) : "",
    };
  },
});

/** Returns the list that this device has shared; undefined where it has none that can still be read. */
export function readOwnList(): OwnList | undefined {
  const own = ownList.read();
  return own && Date.parse(own.expiresAt) > Date.now() ? own : undefined;
}

/** Stores the shared list. Returns whether that outlives the page. */
export const storeOwnList = (own: OwnList): boolean => ownList.write(own);

/** Forgets the shared list, which was taken back or has ended. */
export const removeOwnList = (): void => ownList.clear();
