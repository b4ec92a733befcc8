import { useEffect, useRef, useState } from "react";
import type { Output } from "#contract/index.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import { type Assumptions, estimateLimits, type EstimateStar } from "#domain/estimate/estimate-event.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";

export type SpaceEstimateAnswer = Output<"estimate/get">;

/** What the visitor changed on the page; the rest is what is usual for the event in this space. */
export interface EstimateChanges extends Partial<Pick<Assumptions, "setup" | "screen" | "teaBreaks" | "lunch">> {
  days?: number;
  nights?: number;
  star?: EstimateStar;
}

/** Milliseconds without a change after which the estimate is computed again: people are dragged along a ruler. */
const quietMs = 250;

/** People that an estimate can be made for. */
export const getEstimatedPeople = (people: number): number => Math.min(people, estimateLimits.people.most);

function toInput(
  spaceCode: string,
  { people, layout }: EventSize,
  eventType: EventTypeId | undefined,
  changes: EstimateChanges,
) {
  const { days = 1, nights, star, setup, screen, lunch, teaBreaks } = changes;
  return {
    spaceCode,
    people: getEstimatedPeople(people),
    layout,
    days,
    ...(eventType && { eventType }),
    ...(nights !== undefined && { nights }),
    ...(star && { star: `${star}` as const }),
    ...(setup && { setup }),
    ...(screen && { screen }),
    ...(lunch && { lunch }),
    ...(teaBreaks !== undefined && { tea: teaBreaks }),
  };
}

/** Returns the estimate of an event in a space; the previous one while a change is being computed, `undefined` before the first. */
export function useSpaceEstimate(
  spaceCode: string,
  eventSize: EventSize,
  eventType: EventTypeId | undefined,
  changes: EstimateChanges,
) {
  const call = useApi();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([toInput(spaceCode, eventSize, eventType, changes), attempt]);
  const [state, setState] = useState<{ key?: string; answer?: SpaceEstimateAnswer; failedKey?: string }>({});
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const [input] = JSON.parse(key) as [ReturnType<typeof toInput>, number];
    const load = () => {
      isFirst.current = false;
      call("estimate/get", input, { isQuiet: true }).then(
        (answer) => isCurrent && setState({ key, answer }),
        () => isCurrent && setState((now) => ({ ...now, failedKey: key })),
      );
    };
    const timer = setTimeout(load, isFirst.current ? 0 : quietMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, key]);
  const isFailed = state.failedKey === key;
  return {
    answer: state.answer,
    isBusy: state.key !== key && !isFailed,
    isFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
