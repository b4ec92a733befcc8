import { useState } from "react";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import type { CompareData } from "./page.tsx";

/** Characters of remarks that a link to the demand form carries (`parse-demand-form-query.ts`). */
const maxRemarks = 300;

/** Facts that are unknown and that the enquiry is to ask for. */
export interface Questions {
  /** Sentence for the enquiry's remarks; empty where nothing is asked for. */
  text: string;
  count: number;
  /** The last one did not fit into the remarks. */
  isFull: boolean;
  has: (spaceId: string, fact: string) => boolean;
  toggle: (spaceId: string, fact: string) => void;
}

interface Question {
  spaceId: string;
  fact: string;
}

/** Formats questions space by space: 请顾问核实：甲酒店宴会厅的净高、进货门。 */
function formatQuestions(questions: readonly Question[], spaces: CompareData["spaces"]): string {
  const parts = spaces.flatMap(({ space, venue }) => {
    const facts = questions.filter(({ spaceId }) => spaceId === space.id).map(({ fact }) => fact);
    return facts.length > 0 ? [comparePageZh.question(venue.name, space.name, facts.join("、"))] : [];
  });
  return parts.length > 0 ? comparePageZh.questions(parts.join("；")) : "";
}

/** Keeps what the enquiry is to ask for, as far as its remarks hold it. */
export function useQuestions(spaces: CompareData["spaces"]): Questions {
  const [chosen, setChosen] = useState<readonly Question[]>([]);
  const [isFull, setFull] = useState(false);
  const present = chosen.filter(({ spaceId }) => spaces.some(({ space }) => space.id === spaceId));
  const has = (spaceId: string, fact: string) =>
    present.some((question) => question.spaceId === spaceId && question.fact === fact);
  const toggle = (spaceId: string, fact: string) => {
    const next = has(spaceId, fact)
      ? present.filter((question) => question.spaceId !== spaceId || question.fact !== fact)
      : [...present, { spaceId, fact }];
    const isTooLong = formatQuestions(next, spaces).length > maxRemarks;
    setFull(isTooLong);
    if (!isTooLong) setChosen(next);
  };
  return { text: formatQuestions(present, spaces), count: present.length, isFull, has, toggle };
}
