import { type RefObject, useEffect, useState } from "react";
import type { SentenceReading, ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { prefersReducedMotion } from "#web/platform/device/prefers-reduced-motion.ts";
import type { HomeData } from "../page.tsx";
// What draws the plan of another hint comes with this part, so that the plan is there with its photograph.
import "../plan/shown-plan.tsx";

/** Milliseconds that a hint stays. */
const hintMs = 6000;

/** The hint of a city's empty field as it is read, and the space of the one that follows it, once that is read. */
export interface HintTurn {
  cityCode: string;
  hint: SentenceReading;
  next: ShownSpace | undefined;
}

interface HintTurnsProps {
  data: HomeData;
  field: RefObject<HTMLInputElement | null>;
  onTurn: (turn: HintTurn) => void;
}

/** Returns whether the visitor is elsewhere: nothing changes behind a typing hand, or above somebody who has scrolled on. */
const isAway = (field: HTMLInputElement | null): boolean =>
  document.hidden || document.activeElement === field || window.scrollY > window.innerHeight / 2;

/** Gives another hint every few seconds, with the space that answers it, as long as the visitor looks on. Renders nothing. */
export function HintTurns(props: HintTurnsProps) {
  const [isStill] = useState(prefersReducedMotion);
  return isStill ? null : <MovingHints key={props.data.city.code} {...props} />;
}

function MovingHints({ data: { city, reading, hints }, field, onTurn }: HintTurnsProps) {
  const call = useApi();
  const { code } = city;
  const [at, setAt] = useState(0);
  const [readings, setReadings] = useState<readonly (SentenceReading | undefined)[]>([reading]);
  const hint = readings[at] ?? reading;
  const following = (at + 1) % (hints.length + 1);
  const next = readings[following];
  const q = next ? undefined : hints[following - 1];
  useEffect(() => {
    if (q === undefined) return;
    const leaving = new AbortController();
    // Read ahead, so that its picture is there in time.
    call("searchSite/readSentence", { city: code, q }, { signal: leaving.signal }).then(
      (read) => read.shown && setReadings((before) => [...before, read]),
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, code, q]);
  useEffect(() => onTurn({ cityCode: code, hint, next: next?.shown }), [code, hint, next, onTurn]);
  useEffect(() => {
    if (!next) return;
    const timer = setInterval(() => {
      if (!isAway(field.current)) setAt(following);
    }, hintMs);
    return () => clearInterval(timer);
  }, [field, following, next]);
  return null;
}
