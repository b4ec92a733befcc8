import { countCheckInDesks } from "../check-in/count-check-in-desks.ts";
import type { EventTypeId } from "../demand/demand-option.ts";

/** What happens in a session of an event; the texts are the page's. */
type SessionKind =
  | "setup"
  | "boothSetup"
  | "rehearsal"
  | "checkIn"
  | "opening"
  | "openingLecture"
  | "keynotes"
  | "tea"
  | "lecture"
  | "panel"
  | "lunch"
  | "groupWork"
  | "breakouts"
  | "questions"
  | "closing"
  | "film"
  | "talk"
  | "demonstration"
  | "press"
  | "experience"
  | "speech"
  | "dinner"
  | "show"
  | "leaving"
  | "topic"
  | "conclusion"
  | "visit"
  | "iceBreaking"
  | "activity"
  | "review"
  | "photo"
  | "strike";

type SessionPlace = "space" | "seats" | "foyer" | "dining" | "door";
type SessionStaff = "technicians" | "crew" | "venue" | "trainers" | "host" | "waiters";

export interface Session {
  kind: SessionKind;
  /** Minute of the day. */
  from: number;
  minutes: number;
  place: SessionPlace;
  staff?: { role: SessionStaff; count?: number };
  /** Desks of a check-in; batches of a lunch. */
  count?: number;
}

type Step = readonly [kind: SessionKind, minutes: number];
interface Template {
  /** Minute of the day at which the first session begins. */
  from: number;
  steps: readonly Step[];
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const dayOfSpeeches: Template = {
  from: at(7),
  steps: [
    ["setup", 90],
    ["checkIn", 30],
    ["opening", 20],
    ["keynotes", 90],
    ["tea", 20],
    ["panel", 50],
    ["lunch", 80],
    ["breakouts", 100],
    ["tea", 20],
    ["breakouts", 80],
    ["closing", 20],
    ["strike", 60],
  ],
};
const afternoonOnStage: Template = {
  from: at(9, 30),
  steps: [
    ["setup", 120],
    ["rehearsal", 90],
    ["checkIn", 60],
    ["film", 10],
    ["talk", 40],
    ["demonstration", 40],
    ["press", 30],
    ["experience", 60],
    ["strike", 90],
  ],
};
const dinner: Template = {
  from: at(13),
  steps: [
    ["setup", 210],
    ["rehearsal", 50],
    ["checkIn", 40],
    ["speech", 30],
    ["dinner", 20],
    ["show", 140],
    ["leaving", 20],
    ["strike", 90],
  ],
};
const smallMeeting: Template = {
  from: at(13),
  steps: [
    ["setup", 30],
    ["checkIn", 30],
    ["opening", 10],
    ["topic", 60],
    ["tea", 20],
    ["topic", 60],
    ["conclusion", 30],
    ["strike", 30],
  ],
};

/** The run-down that planners begin with, by kind of event. */
const templates: Record<EventTypeId, Template> = {
  training: {
    from: at(7),
    steps: [
      ["setup", 90],
      ["checkIn", 30],
      ["openingLecture", 90],
      ["tea", 20],
      ["lecture", 70],
      ["lunch", 80],
      ["groupWork", 100],
      ["tea", 20],
      ["questions", 70],
      ["strike", 60],
    ],
  },
  conference: dayOfSpeeches,
  forum: dayOfSpeeches,
  "order-fair": dayOfSpeeches,
  launch: afternoonOnStage,
  roadshow: afternoonOnStage,
  "annual-meeting": dinner,
  banquet: dinner,
  wedding: dinner,
  "closed-door": smallMeeting,
  salon: smallMeeting,
  other: smallMeeting,
  exhibition: {
    from: at(7),
    steps: [
      ["boothSetup", 150],
      ["checkIn", 30],
      ["opening", 30],
      ["visit", 90],
      ["lunch", 60],
      ["visit", 180],
      ["closing", 30],
      ["strike", 120],
    ],
  },
  "team-building": {
    from: at(8),
    steps: [
      ["setup", 60],
      ["checkIn", 30],
      ["iceBreaking", 60],
      ["tea", 20],
      ["groupWork", 70],
      ["lunch", 80],
      ["activity", 130],
      ["review", 40],
      ["photo", 20],
      ["strike", 30],
    ],
  },
};

const places: Partial<Record<SessionKind, SessionPlace>> = {
  setup: "space",
  boothSetup: "space",
  rehearsal: "space",
  checkIn: "foyer",
  tea: "foyer",
  experience: "foyer",
  lunch: "dining",
  visit: "space",
  leaving: "foyer",
  photo: "foyer",
  strike: "door",
};

/** People for whom one member of the crew is planned. */
const peoplePerCrew = 100;
const peoplePerTrainer = 30;
const peoplePerWaiter = 20;

function getStaff(kind: SessionKind, people: number): Session["staff"] {
  const crew = Math.max(2, Math.ceil(people / peoplePerCrew));
  if (kind === "setup" || kind === "boothSetup" || kind === "rehearsal") return { role: "technicians", count: 2 };
  if (kind === "checkIn" || kind === "strike" || kind === "photo") return { role: "crew", count: crew };
  if (kind === "tea" || kind === "lunch") return { role: "venue" };
  if (kind === "groupWork" || kind === "activity")
    return { role: "trainers", count: Math.ceil(people / peoplePerTrainer) };
  if (kind === "dinner") return { role: "waiters", count: Math.ceil(people / peoplePerWaiter) };
  if (kind === "show" || kind === "keynotes" || kind === "panel") return { role: "host", count: 1 };
  return undefined;
}

/** Builds the run-down of an event. `diningSeats` makes the batches of its lunch; unknown: one. */
export function buildRunDown(eventType: EventTypeId, people: number, diningSeats?: number): Session[] {
  const { from, steps } = templates[eventType];
  let clock = from;
  return steps.map(([kind, minutes]) => {
    const begins = clock;
    clock += minutes;
    const staff = getStaff(kind, people);
    const count =
      kind === "checkIn"
        ? countCheckInDesks(people, minutes, "scan")
        : kind === "lunch" && diningSeats
          ? Math.ceil(people / diningSeats)
          : undefined;
    return {
      kind,
      from: begins,
      minutes,
      place: places[kind] ?? "seats",
      ...(staff && { staff }),
      ...(count !== undefined && { count }),
    };
  });
}
