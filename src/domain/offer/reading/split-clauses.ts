import type { ProgrammeMark, StatedDays } from "./programme-mark.ts";

/** Returns whether a mark says when something is. */
export const isTime = ({ is }: ProgrammeMark): boolean => is === "days" || is === "part" || is === "clock";

/** Returns whether a mark ends a part of a sentence. */
export const isStop = ({ is }: ProgrammeMark): boolean => is === "comma" || is === "colon" || is === "end";

/** Returns whether days are one day, which the blocks after it are on too. */
export const isOneDay = (stated: StatedDays): boolean =>
  ("days" in stated && stated.days.length === 1) || ("numbers" in stated && stated.numbers.length === 1);

/** Splits a line into clauses; a colon ends one that has only days and hours: 17 日上午：主会场. */
export function splitClauses(line: readonly ProgrammeMark[]): ProgrammeMark[][] {
  const clauses: ProgrammeMark[][] = [[]];
  for (const mark of line) {
    const clause = clauses.at(-1)!;
    const isEnd = mark.is === "comma" || (mark.is === "colon" && clause.length > 0 && clause.every(isTime));
    if (isEnd) clauses.push([]);
    else if (!isStop(mark)) clause.push(mark);
  }
  return clauses.filter((clause) => clause.length > 0);
}
