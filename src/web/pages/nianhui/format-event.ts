import type { Evening, EveningEvent } from "#domain/annual-meeting/build-evening.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";

const texts = annualMeetingZh.evening;

/** Formats a minute of the day: 18:05. */
export const formatClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const formatNumbers = ({ first, last }: EveningEvent): string =>
  [first, last === first ? undefined : last].filter((number) => number !== undefined).join("–");

/** Formats what happens: 节目 1–2, 颁奖一, 热菜 4–5, 面光, 入场 300 人. */
export function formatEvent(event: EveningEvent, people: number): string {
  const { what, first, level = 0 } = event;
  switch (what) {
    case "light":
      return texts.light[level];
    case "focus":
      return texts.focus;
    case "entry":
      return texts.entry(formatNumber(people));
    case "awards":
      return texts.events.awards + (texts.rounds[(first ?? 1) - 1] ?? "");
    case "acts":
    case "hot":
      return `${texts.events[what]} ${formatNumbers(event)}`;
    default:
      return texts.events[what];
  }
}

export interface EveningStep {
  at: number;
  minutes: number;
  text: string;
  onStage: boolean;
}

/** Lists the evening from top to bottom, with minutes: what the stage and the tables do, one after another. */
export function listEveningSteps({ stage, tables, people: crossing }: Evening, people: number): EveningStep[] {
  const { listed } = texts;
  const describe = (event: EveningEvent): string => {
    if (event.what === "acts") return `${formatEvent(event, people)}，${listed.acts}`;
    return event.what in listed ? listed[event.what as keyof typeof listed] : formatEvent(event, people);
  };
  const isListed = ({ what }: EveningEvent) => what !== "cold" && what !== "seated";
  return [
    ...stage.map((event) => ({ event, onStage: true })),
    ...[...tables, ...crossing].map((event) => ({ event, onStage: false })),
  ]
    .filter(({ event }) => isListed(event))
    .toSorted((a, b) => a.event.from - b.event.from)
    .map(({ event, onStage }) => ({
      at: event.from,
      minutes: event.to - event.from,
      text: describe(event),
      onStage: onStage && event.what !== "rehearsal",
    }));
}
