import { isRecord } from "#domain/is-record.ts";
import { isShareSecret, parseShareCode } from "#domain/shared-list/parse-share-code.ts";
import { createPersistedState } from "../../platform/storage/persisted-state.ts";

/** What lets this device change its opinion of a list: the list's code, the key, and the opinion's public id. */
export interface OwnOpinion {
  code: string;
  key: string;
  opinionId: string;
}

interface OwnOpinions {
  /** Family name that was given last, for the next list. */
  surname: string;
  /** The latest first. */
  opinions: OwnOpinion[];
}

/** Lists of which the key is stored. */
const maxOpinions = 20;

function parseOpinion(value: unknown): OwnOpinion[] {
  if (!isRecord(value)) return [];
  const { code, key, opinionId } = value;
  if (typeof code !== "string" || typeof key !== "string" || typeof opinionId !== "string") return [];
  return parseShareCode(code) === code && isShareSecret(key) ? [{ code, key, opinionId }] : [];
}

const ownOpinions = createPersistedState<OwnOpinions>("own-opinions", {
  life: "lasting",
  parse: (stored) => {
    if (!isRecord(stored)) return undefined;
    const { surname, opinions } = stored;
    return {
      surname: typeof surname === "string" ? surname.slice(0, 24) : "",
      opinions: (Array.isArray(opinions) ? opinions : []).slice(0, maxOpinions).flatMap(parseOpinion),
    };
  },
});

/** Returns the family name that was given last, or an empty text. */
export const readSurname = (): string => ownOpinions.read()?.surname ?? "";

/** Returns what this device wrote of a list; undefined where it did not. */
export const readOwnOpinion = (code: string): OwnOpinion | undefined =>
  ownOpinions.read()?.opinions.find((each) => each.code === code);

/** Stores what lets this device change its opinion. Returns whether that outlives the page. */
export function storeOwnOpinion(own: OwnOpinion, surname: string): boolean {
  const others = (ownOpinions.read()?.opinions ?? []).filter(({ code }) => code !== own.code);
  return ownOpinions.write({ surname, opinions: [own, ...others].slice(0, maxOpinions) });
}

/** Forgets the opinion of a list that was erased. */
export function removeOwnOpinion(code: string): void {
  const { surname, opinions } = ownOpinions.read() ?? { surname: "", opinions: [] };
  ownOpinions.write({ surname, opinions: opinions.filter((each) => each.code !== code) });
}
