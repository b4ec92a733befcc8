import { getSteadyCheckInRate } from "../check-in/get-check-in-rate.ts";
import { countCheckInDesks } from "../check-in/count-check-in-desks.ts";
/**
 * The evening of an annual meeting as a score: what happens on the stage, at the tables, with the light and with the people,
 * on one clock. Times are minutes of the day.
 *
 * Rules (planners' practice, demo/content/solutions, annual dinner for 300): nothing is served during acts and the light
 * stays on during awards; a check-in desk lets four people a minute in; one waiter serves two tables.
 */

/** What the stage, the tables, the light and the people do. */
type EveningActivity =
  | "rehearsal"
  | "opening"
  | "speech"
  | "acts"
  | "awards"
  | "draw"
  | "cold"
  | "hot"
  | "soup"
  | "staple"
  | "fruit"
  | "toast"
  | "light"
  | "focus"
  | "entry"
  | "seated"
  | "leaving";

/** 0 dark, 1 front light on the stage, 2 half, 3 all on. */
type LightLevel = 0 | 1 | 2 | 3;

export interface EveningEvent {
  what: EveningActivity;
  from: number;
  to: number;
  /** Numbers of the first and the last act or hot dish; of a round of awards, `first` alone. */
  first?: number;
  last?: number;
  level?: LightLevel;
}

export interface EveningSetup {
  people: number;
  /** Acts on the stage. */
  acts: number;
  /** Rounds of awards. */
  awards: number;
}

/** A change that ends the evening in time: fewer acts, or fewer rounds of awards with these acts. */
type EveningCut = Pick<EveningSetup, "acts" | "awards">;

export interface Evening {
  stage: EveningEvent[];
  tables: EveningEvent[];
  light: EveningEvent[];
  people: EveningEvent[];
  /** First and last minute of the score. */
  from: number;
  to: number;
  checkInDesks: number;
  waiters: number;
  /** Minutes after 21:30; 0 if the evening ends in time. */
  overrun: number;
  /** What ends it in time, the smallest change first; empty if it does. */
  cuts: EveningCut[];
}

export const maxActs = 16;
export const maxAwards = 3;

const hour = (hours: number, minutes = 0) => hours * 60 + minutes;
/** Rehearsal on the stage, opening, and the end that hotels and the last metro allow. */
const rehearsal = { from: hour(16, 30), to: hour(17, 30) } as const;
const openingAt = hour(18);
export const lastMinute = hour(21, 30);
const leavingMinutes = 20;
/** People a desk passes in a minute: their codes are scanned, nothing is handed out; and the minutes in which all are in. */
export const eveningCheckInRate = getSteadyCheckInRate("scan");
const checkInMinutes = 40;
const minutesPerAct = 7.5;
const awardMinutes = [20, 15, 15];
const drawMinutes = 15;
/** Between two blocks on the stage without a course: the emcee, a toast, the next props. */
const toastMinutes = 5;

interface Course {
  what: EveningActivity;
  minutes: number;
  first?: number;
  last?: number;
}

/** Courses after the first, in the order of service; eight hot dishes. */
const courses: readonly Course[] = [
  { what: "hot", minutes: 10, first: 4, last: 5 },
  { what: "hot", minutes: 10, first: 6, last: 8 },
  { what: "soup", minutes: 5 },
];
const staple: Course = { what: "staple", minutes: 10 };

type Block = Omit<EveningEvent, "from" | "to"> & { minutes: number };

/** Lists the blocks of the stage after the speech: acts in pairs, with the rounds of awards between them, then the draw. */
function listBlocks({ acts, awards }: EveningSetup): Block[] {
  const pairs = Array.from({ length: Math.ceil(acts / 2) }, (_, at): Block => {
    const [first, last] = [at * 2 + 1, Math.min(at * 2 + 2, acts)];
    return { what: "acts", minutes: Math.ceil((last - first + 1) * minutesPerAct), first, last };
  });
  const rounds = Array.from(
    { length: awards },
    (_, at): Block => ({ what: "awards", minutes: awardMinutes[at]!, first: at + 1 }),
  );
  const blocks: Block[] = [];
  for (let at = 0; at < Math.max(pairs.length, rounds.length); at++) {
    blocks.push(...pairs.slice(at, at + 1), ...rounds.slice(at, at + 1));
  }
  return [...blocks, { what: "draw", minutes: drawMinutes }];
}

/** The light that a block on the stage needs: dark for acts and the opening, the front light for whoever speaks. */
const getStageLight = (what: EveningActivity): LightLevel => (what === "acts" || what === "opening" ? 0 : 1);

/** Places the blocks after `start`, a course or a toast before each but the first; returns both with the end. */
function placeBlocks(setup: EveningSetup, start: number) {
  const blocks = listBlocks(setup);
  const stage: EveningEvent[] = [];
  const tables: EveningEvent[] = [];
  const waiting = [...courses];
  let at = start;
  const serve = ({ minutes, ...course }: Course) => {
    tables.push({ ...course, from: at, to: at + minutes });
    at += minutes;
  };
  blocks.forEach(({ minutes, ...block }, index) => {
    if (block.what === "draw") {
      // Whatever the acts left no room for is served before the draw, so that nobody leaves without a staple.
      for (const course of [...waiting, staple]) serve(course);
    } else if (index > 0) serve(waiting.shift() ?? { what: "toast", minutes: toastMinutes });
    stage.push({ ...block, from: at, to: at + minutes });
    at += minutes;
  });
  return { stage, tables, end: at };
}

/** Returns the light of the evening: that of the stage's blocks, all on while people come, eat and leave. */
function createLight(stage: readonly EveningEvent[], tables: readonly EveningEvent[], end: number): EveningEvent[] {
  const light = (from: number, to: number, level: LightLevel): EveningEvent => ({ what: "light", from, to, level });
  const lit = [
    ...stage.map(({ what, from, to }) => light(from, to, getStageLight(what))),
    ...tables.map(({ what, from, to }) => light(from, to, what === "toast" ? 2 : 3)),
  ].toSorted((a, b) => a.from - b.from);
  return [
    { what: "focus", ...rehearsal, level: 2 },
    light(rehearsal.to, openingAt, 3),
    ...lit,
    light(end, end + toastMinutes + leavingMinutes, 3),
  ];
}

function scheduleEvening(setup: EveningSetup) {
  const desks = countCheckInDesks(setup.people, checkInMinutes, "scan");
  const entryMinutes = Math.max(10, Math.ceil(setup.people / (eveningCheckInRate * desks) / 5) * 5);
  const opening: EveningEvent[] = [
    { what: "opening", from: openingAt, to: openingAt + 12 },
    { what: "speech", from: openingAt + 12, to: openingAt + 30 },
  ];
  const first: EveningEvent = { what: "hot", from: openingAt + 30, to: openingAt + 50, first: 1, last: 3 };
  const { stage, tables, end } = placeBlocks(setup, first.to);
  const leaving = end + toastMinutes;
  const served = [first, ...tables];
  return {
    desks,
    evening: {
      stage: [{ what: "rehearsal" as const, ...rehearsal }, ...opening, ...stage],
      tables: [
        { what: "cold" as const, from: openingAt - 20, to: openingAt + 30 },
        ...served,
        { what: "fruit" as const, from: end, to: leaving },
      ],
      light: createLight([...opening, ...stage], served, end),
      people: [
        { what: "entry" as const, from: openingAt - entryMinutes, to: openingAt },
        { what: "seated" as const, from: openingAt, to: leaving },
        { what: "leaving" as const, from: leaving, to: leaving + leavingMinutes },
      ],
      from: rehearsal.from,
      to: leaving + leavingMinutes,
    },
  };
}

const countOverrun = (setup: EveningSetup): number => Math.max(0, scheduleEvening(setup).evening.to - lastMinute);

/** Returns the largest number of acts, at most those asked for, with which so many rounds of awards end in time. */
function findActs(setup: EveningSetup, awards: number): number | undefined {
  for (let acts = setup.acts; acts >= 0; acts--) {
    if (countOverrun({ ...setup, acts, awards }) === 0) return acts;
  }
  return undefined;
}

/** Lists what ends an evening in time: fewer acts with all rounds of awards, and one round less with the acts it allows. */
function findCuts(setup: EveningSetup): EveningCut[] {
  return [setup.awards, setup.awards - 1].flatMap((awards) => {
    const acts = awards < 0 ? undefined : findActs(setup, awards);
    return acts === undefined ? [] : [{ acts, awards }];
  });
}

/** Builds the evening of an annual meeting. `acts` and `awards` are clamped to `maxActs` and `maxAwards`. */
export function buildEvening({ people, acts, awards }: EveningSetup): Evening {
  const setup = {
    people: Math.max(1, people),
    acts: Math.min(maxActs, Math.max(0, acts)),
    awards: Math.min(maxAwards, Math.max(0, awards)),
  };
  const { evening, desks } = scheduleEvening(setup);
  const overrun = countOverrun(setup);
  return {
    ...evening,
    checkInDesks: desks,
    waiters: Math.ceil(setup.people / 20),
    overrun,
    cuts: overrun > 0 ? findCuts(setup) : [],
  };
}
