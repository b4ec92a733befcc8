import type { PinnedCaseStory } from "../place-cases.ts";
import { casesOne } from "./cases-1.ts";
import { casesTwo } from "./cases-2.ts";
import { casesThree } from "./cases-3.ts";
import { casesFour } from "./cases-4.ts";
import { casesFive } from "./cases-5.ts";
import { casesSix } from "./cases-6.ts";
import { casesSeven } from "./cases-7.ts";
import { casesEight } from "./cases-8.ts";
import { casesNine } from "./cases-9.ts";
import { casesTen } from "./cases-10.ts";
import { casesEleven } from "./cases-11.ts";
import { casesTwelve } from "./cases-12.ts";
import { homeCases } from "./cases-home.ts";

/** All cases of the demo: those in showcase venues first, then the others, newest first. */
export const allCaseStories: readonly PinnedCaseStory[] = [
  ...homeCases,
  ...[
    ...casesOne,
    ...casesTwo,
    ...casesThree,
    ...casesFour,
    ...casesFive,
    ...casesSix,
    ...casesSeven,
    ...casesEight,
    ...casesNine,
    ...casesTen,
    ...casesEleven,
    ...casesTwelve,
  ].sort((a, b) => (a.month < b.month ? 1 : a.month > b.month ? -1 : Number(a.id) - Number(b.id))),
];
