import { useEffect, useState } from "react";
import type { Output } from "../../../contract/index.ts";
import { useApi } from "../../platform/api-client.ts";

export type Suggestion = Output<"searchSite/getNewSearchSiteName">[number];

/** Waits for a pause in the typing, so that a word costs one call. */
const pauseMs = 120;
/** A sentence is no name: nothing is suggested beyond this many characters. A name in pinyin is long. */
const longest = 40;

/** Suggestions for what stands in the field; the last answer stays until the next one is there. */
export function useSuggestions(text: string, city: string): Suggestion[] {
  const call = useApi();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const keyword = text.trim();
  useEffect(() => {
    if (keyword === "" || keyword.length > longest) {
      setSuggestions([]);
      return;
    }
    let current = true;
    const timer = setTimeout(() => {
      call("searchSite/getNewSearchSiteName", { city, keyword }).then(
        (found) => current && setSuggestions(found),
        () => current && setSuggestions([]),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, city, keyword]);
  return suggestions;
}
