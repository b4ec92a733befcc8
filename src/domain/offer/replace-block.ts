import { countDaysBetween } from "../day.ts";
import { isSession, type ProgrammeBlock } from "./programme.ts";

const getTime = (block: ProgrammeBlock): number =>
  isSession(block) ? block.dayNumber * 10_000 + block.from : Number.POSITIVE_INFINITY;

/** Numbers the days of dated sessions from the first of them, and puts the blocks in the order of time, guest rooms last. */
function orderBlocks(blocks: readonly ProgrammeBlock[]): ProgrammeBlock[] {
  const days = blocks.filter(isSession).flatMap(({ day }) => day ?? []);
  const first = days.toSorted()[0];
  const numbered = blocks.map((block) =>
    isSession(block) && block.day !== undefined && first !== undefined
      ? { ...block, dayNumber: countDaysBetween(first, block.day) + 1 }
      : block,
  );
  return numbered.toSorted((a, b) => getTime(a) - getTime(b));
}

/** Returns the blocks with the one at a place replaced, removed (no block), or, without a place, with one more. */
export function replaceBlock(
  blocks: readonly ProgrammeBlock[],
  index: number | undefined,
  block: ProgrammeBlock | undefined,
): ProgrammeBlock[] {
  const others = blocks.filter((_, at) => at !== index);
  return orderBlocks(block ? [...others, block] : others);
}
