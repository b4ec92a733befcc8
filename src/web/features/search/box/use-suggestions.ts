import { useEffect, useState } from "react";
import type { Output } from "#contract/index.ts";
import { isAborted } from "#web/platform/api/api-error.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";

export type Suggestion = Output<"searchSite/getNewSearchSiteName">[number];

/** Debounce of the typing, so that a word costs one call. */
const debounceMs = 120;
/** Characters; a longer text is a sentence, not a name, and gets no suggestions. Names in pinyin are long. */
const maxLength = 40;

/** Returns suggestions for the text in the field; the last answer stays until the next one arrives. */
export function useSuggestions(text: string, city: string): Suggestion[] {
  const call = useApi();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const keyword = text.trim();
  useEffect(() => {
    if (keyword === "" || keyword.length > maxLength) {
      setSuggestions([]);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      call("searchSite/getNewSearchSiteName", { city, keyword }, { signal: leaving.signal }).then(
        setSuggestions,
        (error: unknown) => {
          if (!isAborted(error)) setSuggestions([]);
        },
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [call, city, keyword]);
  return suggestions;
}
