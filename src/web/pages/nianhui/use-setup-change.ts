import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type AnnualMeetingSetup,
  maxTables,
  seatsPerTable,
} from "../../../domain/annual-meeting/annual-meeting-setup.ts";
import { formatSetupHref } from "./format-setup-href.ts";
import type { NianhuiInput } from "./types.ts";

/** Milliseconds after the last key at which a number typed into the form seats the plan anew. */
const typingPauseMs = 800;

/** Returns the function that opens the page of a changed setup in place, and whether it is under way. */
export function useSetupChange({ variant, setup }: NianhuiInput) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  // The page of the last change may still be loading: the next change adds to it.
  const pending = useRef<AnnualMeetingSetup>(undefined);
  const change = async (part: Partial<AnnualMeetingSetup>) => {
    const next = { ...(pending.current ?? setup), ...part };
    pending.current = next;
    setBusy(true);
    await router.navigate({ href: formatSetupHref(variant, next), replace: true, resetScroll: false });
    if (pending.current !== next) return;
    pending.current = undefined;
    setBusy(false);
  };
  return { change, isBusy };
}

/** Returns a listener for the people typed into the form: after a pause the page is that of as many tables. */
export function useTypedPeople(input: NianhuiInput) {
  const { change } = useSetupChange(input);
  const latest = useRef({ change, tables: input.setup.tables });
  useEffect(() => {
    latest.current = { change, tables: input.setup.tables };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(({ people }: { people: number | undefined }) => {
    clearTimeout(timer.current);
    const tables = Math.ceil((people ?? Number.NaN) / seatsPerTable);
    if (!(tables >= 1 && tables <= maxTables)) return;
    timer.current = setTimeout(() => {
      if (tables !== latest.current.tables) void latest.current.change({ tables });
    }, typingPauseMs);
  }, []);
}
