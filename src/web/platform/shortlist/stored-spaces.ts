import { isRecord } from "#domain/is-record.ts";
import { shortlistLimits } from "#domain/limits.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** What the device keeps of listed spaces, so that the list is readable without network; `at` is milliseconds since 1970. */
export interface StoredSpaces<Space> {
  at: number;
  spaces: Space[];
}

/** Stores the spaces of the list as they were read last. `isSpace` decides what of the stored ones is shown. */
export const createStoredSpaces = <Space>(isSpace: (value: unknown) => value is Space) =>
  createPersistedState<StoredSpaces<Space>>("shortlist-spaces", {
    life: "lasting",
    parse: (stored) => {
      if (!isRecord(stored) || typeof stored.at !== "number" || !Array.isArray(stored.spaces)) return undefined;
      return { at: stored.at, spaces: stored.spaces.filter(isSpace).slice(0, shortlistLimits.items) };
    },
  });
