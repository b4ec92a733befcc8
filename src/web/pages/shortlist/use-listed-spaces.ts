import { useEffect, useState } from "react";
import { isListedSpace, type ListedSpace } from "../../features/shortlist/listed-space.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { getErrorText } from "../../platform/api/get-error-text.ts";
import { onOnline } from "../../platform/device/on-online.ts";
import { createStoredSpaces } from "../../platform/shortlist/stored-spaces.ts";

const stored = createStoredSpaces<ListedSpace>(isListedSpace);

export interface ListedSpaces {
  /** As far as they are found, those that have left the catalogue included. */
  byCode: ReadonlyMap<string, ListedSpace>;
  /** Codes that the catalogue no longer has. */
  gone: ReadonlySet<string>;
  /** `stored`: the catalogue could not be asked, and what the device keeps is shown. */
  source: "loading" | "fresh" | "stored";
  /** Why the catalogue did not answer; undefined where nothing is shown of it. */
  failure?: string | undefined;
  /** Milliseconds since 1970 at which the catalogue answered last. */
  at: number | undefined;
}

const unread: ListedSpaces = { byCode: new Map(), gone: new Set(), source: "loading", at: undefined };

/** Adds what the device keeps to what is found. */
function withStored(found: ListedSpaces): ListedSpaces {
  const { at, spaces } = stored.read() ?? { at: undefined, spaces: [] };
  return { ...found, at, byCode: new Map([...spaces.map((space) => [space.id, space] as const), ...found.byCode]) };
}

/** Stores what the catalogue has answered for these codes, and returns what is found then. */
function withAnswer({ byCode }: ListedSpaces, codes: readonly string[], spaces: readonly ListedSpace[]): ListedSpaces {
  const answered = new Map(spaces.map((space) => [space.id, space]));
  const found = new Map([...byCode, ...answered]);
  const at = Date.now();
  stored.write({ at, spaces: codes.flatMap((code) => found.get(code) ?? []) });
  return { byCode: found, gone: new Set(codes.filter((code) => !answered.has(code))), source: "fresh", at };
}

/** Returns the spaces with these codes: at once those that the device keeps, then as the catalogue has them now. */
export function useListedSpaces(codes: readonly string[]): ListedSpaces {
  const call = useApi();
  const [found, setKnown] = useState(unread);
  useEffect(() => setKnown(withStored), []);
  // Another order, and a space less, are nothing to ask for.
  const missing = codes.filter((code) => found.source !== "fresh" || !(found.byCode.has(code) || found.gone.has(code)));
  const requested = missing.length > 0 ? codes.toSorted().join(",") : "";
  useEffect(() => {
    if (requested === "") return;
    const page = new AbortController();
    const fetchSpaces = () =>
      call("shortlist/getSpaces", { spaceCode: requested }, { signal: page.signal, isQuiet: true }).then(
        ({ spaces }) => setKnown((before) => withAnswer(before, requested.split(","), spaces)),
        (error: unknown) => {
          if (page.signal.aborted) return;
          setKnown((before) => ({ ...before, source: "stored", failure: getErrorText(error) }));
        },
      );
    void fetchSpaces();
    const end = onOnline(() => void fetchSpaces());
    return () => {
      end();
      page.abort();
    };
  }, [call, requested]);
  return found;
}
