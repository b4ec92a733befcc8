import { useEffect, useLayoutEffect, useState } from "react";
import type { SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import type { HomeData } from "../page.tsx";
import { adaptToCity, savedSentence } from "./saved-sentence.ts";

/** Debounce in milliseconds, so that a typed word costs one call. */
const debounceMs = 250;

export interface SentenceState {
  /** Empty until something is typed: a hint is no sentence. */
  text: string;
  setText: (text: string) => void;
  /** Something was typed, now or before a return to the page. */
  isTyped: boolean;
  /** How the sentence is read; while it is being read, how the one before it was. Absent while there is none. */
  reading: SentenceReading | undefined;
  isPending: boolean;
  /** It could not be read: the sentence leads to the list all the same. */
  hasFailed: boolean;
}

interface Answer {
  key: string;
  /** Absent where the call failed. */
  reading?: SentenceReading;
}

/** Returns the sentence and how it is read, which is fetched after a change; the call before is ended. */
export function useSentence({ city }: Pick<HomeData, "city">): SentenceState {
  const call = useApi();
  const [typed, setTyped] = useState<{ city: string; text: string }>();
  const [answer, setAnswer] = useState<Answer>();
  const [last, setLast] = useState<SentenceReading>();
  // Before first paint on a client-side navigation; a server-rendered document shows its own sentence first.
  useLayoutEffect(() => {
    const saved = savedSentence.read();
    if (saved) setTyped({ city: city.name, text: adaptToCity(saved, city.name) });
  }, [city.name]);
  const text = typed?.city === city.name ? typed.text : "";
  const q = text.trim();
  const key = `${city.code} ${q}`;
  const isInitial = q === "";
  useEffect(() => {
    if (isInitial) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      call("searchSite/readSentence", { city: city.code, q }, { signal }).then(
        (reading) => {
          if (signal.aborted) return;
          setAnswer({ key, reading });
          setLast(reading);
        },
        () => !signal.aborted && setAnswer({ key }),
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [call, city.code, q, key, isInitial]);
  const own = answer?.key === key ? answer : undefined;
  return {
    text,
    isTyped: typed?.city === city.name,
    setText: (next) => {
      setTyped({ city: city.name, text: next });
      savedSentence.write({ city: city.name, text: next });
    },
    reading: isInitial ? undefined : (own?.reading ?? last),
    isPending: !isInitial && !own,
    hasFailed: !isInitial && own !== undefined && !own.reading,
  };
}
