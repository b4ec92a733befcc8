import { liveAttribute, liveTag, valueMark } from "#contract/fragment-slots.ts";
import { listStyled } from "../page-style/pick-rules.ts";

/** What differs from page to page in a stored part: the number of a value or of a live part. */
type Gap = { value: number } | { live: number };

/** The stored markup of a part of pages. */
export interface Fragment {
  /** Markup in UTF-8, with gaps between the pieces. */
  pieces: readonly (Uint8Array | Gap)[];
  /** What selectors can need of it, except in its live parts. */
  styled: readonly string[];
  /** Bytes of its markup. */
  size: number;
}

const encoder = new TextEncoder();
const valuePattern = new RegExp(`${valueMark.start}(\\d+)${valueMark.end}`);
const livePattern = new RegExp(`<${liveTag} ${liveAttribute}="(\\d+)">([\\s\\S]*?)(?:</${liveTag}>|$)`);

/** Splits the rendered content of a place: the texts around its live parts, and each live part with its number between two of them. */
const splitLive = (content: string): string[] => content.split(livePattern);

/** Returns the live parts of a place's rendered content, by number. */
export function readLive(content: string): Map<number, string> {
  const live = new Map<number, string>();
  const split = splitLive(content);
  for (let at = 1; at < split.length; at += 3) live.set(Number(split[at]), split[at + 1]!);
  return live;
}

/** What selectors can need of stored parts. The rows of lists have the same few sets, so each set is held once. */
const styledSets = new Map<string, readonly string[]>();

function shareStyled(styled: Iterable<string>): readonly string[] {
  const names = [...styled];
  const key = names.join(" ");
  const shared = styledSets.get(key) ?? names;
  styledSets.set(key, shared);
  return shared;
}

/** Returns what is to be stored of a place's rendered content. */
export function createFragment(content: string): Fragment {
  const pieces: (Uint8Array | Gap)[] = [];
  const texts: string[] = [];
  let size = 0;
  const split = splitLive(content);
  for (let at = 0; at < split.length; at += 3) {
    const ofText = split[at]!.split(valuePattern);
    for (const [part, text] of ofText.entries()) {
      if (part % 2 === 1) {
        pieces.push({ value: Number(text) });
        continue;
      }
      const bytes = encoder.encode(text);
      texts.push(text);
      size += bytes.length;
      pieces.push(bytes);
    }
    if (at + 1 < split.length) pieces.push({ live: Number(split[at + 1]) });
  }
  return { pieces, styled: shareStyled(listStyled(...texts)), size };
}
