import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { maxSchemePeople, type SchemeSetup } from "../../../domain/scheme/scheme-setup.ts";
import { formatSchemeHref } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./types.ts";

/** Milliseconds after the last key at which what was typed into the form is planned anew. */
const typingPauseMs = 800;

/** Returns the function that opens the page of a changed setup in place, and whether it is under way. */
export function useSchemeChange({ variant, setup }: SchemeInput) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  // The page of the last change may still be loading: the next change adds to it.
  const pending = useRef<SchemeSetup>(undefined);
  const change = async (part: Partial<SchemeSetup>) => {
    const next = { ...(pending.current ?? setup), ...part };
    pending.current = next;
    setBusy(true);
    await router.navigate({ href: formatSchemeHref(variant, next), replace: true, resetScroll: false });
    if (pending.current !== next) return;
    pending.current = undefined;
    setBusy(false);
  };
  return { change, isBusy };
}

interface TypedValues {
  people: number | undefined;
  eventType: SchemeSetup["eventType"] | "";
  cityCode: string;
}

/** Returns a listener for the form's values: after a pause the plan is that of as many people, of that kind and city. */
export function useTypedScheme(input: SchemeInput, cities: SchemeData["cities"]) {
  const { change } = useSchemeChange(input);
  const latest = useRef({ change, setup: input.setup, cities });
  useEffect(() => {
    latest.current = { change, setup: input.setup, cities };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(({ people, eventType, cityCode }: TypedValues) => {
    clearTimeout(timer.current);
    if (people === undefined || !(people >= 1 && people <= maxSchemePeople)) return;
    timer.current = setTimeout(() => {
      const { setup, cities: options } = latest.current;
      const kind = eventType || setup.eventType;
      const city = options.find(({ code }) => code === cityCode)?.pinyin ?? setup.city;
      const isSame = people === setup.people && kind === setup.eventType && city === setup.city;
      if (!isSame) void latest.current.change({ people, eventType: kind, city });
    }, typingPauseMs);
  }, []);
}
