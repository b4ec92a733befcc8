import type { SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { getHintScale } from "#domain/plan-picture/get-hint-scale.ts";

/** Hints after the first one, and sentences that are read to find them. */
const hintsPicked = 2;
const sentencesTried = 4;
/** Metres of the largest room that is drawn at the same scale as a room for a dozen. */
const largestRoom = { length: 40, width: 30 } as const;

type Shown = NonNullable<SentenceReading["shown"]>;

const hasPlanAndPicture = ({ picture, space: { length = 0, width = 0 } }: Shown): boolean =>
  picture !== undefined && length > 0 && length <= largestRoom.length && width > 0 && width <= largestRoom.width;

/**
 * Picks the hints that follow the first one: sentences that are read in full, each of another layout and with a space that has a
 * picture. None where the first finds no space. With them comes the scale at which the plans of all are drawn.
 */
export async function pickHints(
  sentences: readonly string[],
  first: SentenceReading,
  read: (q: string) => Promise<SentenceReading>,
): Promise<{ hints: string[]; hintScale: number }> {
  if (!first.shown) return { hints: [], hintScale: getHintScale([]) };
  const layouts = new Set([first.shown.layout]);
  const spaces = [first.shown.space];
  const hints: string[] = [];
  const { name: firstLayout } = getLayoutByKey(first.shown.layout);
  const others = sentences.filter((sentence) => !sentence.includes(firstLayout));
  for (const sentence of others.slice(0, sentencesTried)) {
    const { q, shown, unread } = await read(sentence);
    if (!shown || unread.length > 0 || layouts.has(shown.layout) || !hasPlanAndPicture(shown)) continue;
    layouts.add(shown.layout);
    spaces.push(shown.space);
    hints.push(q);
    if (hints.length === hintsPicked) break;
  }
  return { hints, hintScale: getHintScale(spaces) };
}
