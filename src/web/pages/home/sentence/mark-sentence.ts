import type { Understood } from "#contract/schemas/search-site.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import type { SentenceReading } from "#contract/schemas/sentence/sentence-reading.ts";

/** A piece of the sentence: words that were read, guessed or not understood, or the text between them. */
export interface Mark {
  /** Position in the sentence, in UTF-16 units. */
  from: number;
  text: string;
  state: "plain" | "read" | "guess" | "unread";
  /** What the words were read as; words can set two values (四星以上). */
  terms: Understood[];
}

const overlaps = (one: Mark, from: number, to: number): boolean => one.from < to && from < one.from + one.text.length;

/** Finds where words stand in a text that nothing else is marked on. */
function findFree(sentence: string, text: string, marks: readonly Mark[]): number {
  let at = sentence.indexOf(text);
  while (at >= 0 && marks.some((mark) => overlaps(mark, at, at + text.length))) at = sentence.indexOf(text, at + 1);
  return at;
}

/** Groups the terms of the same words, in the order in which the words were first read. */
const groupByText = (terms: readonly Understood[]): [string, Understood[]][] =>
  [...new Set(terms.map(({ text }) => text))].map((text) => [text, terms.filter((term) => term.text === text)]);

const isGuess = (term: Understood): boolean => Boolean(term.guess) || term.corrected !== undefined;

/**
 * Divides a sentence into marks, which put together are the sentence. Words of a reading that the sentence no longer has are
 * left out; what was not understood is marked only in the sentence that was read, not while another is typed.
 */
export function markSentence(sentence: string, reading: Pick<SentenceReading, "q" | "terms" | "unread">): Mark[] {
  const marks: Mark[] = [];
  const add = (text: string, state: Mark["state"], terms: Understood[]) => {
    const from = text === "" ? -1 : findFree(sentence, text, marks);
    if (from >= 0) marks.push({ from, text, state, terms });
  };
  for (const [text, terms] of groupByText(reading.terms)) add(text, terms.every(isGuess) ? "guess" : "read", terms);
  if (reading.q === sentence.trim()) for (const text of reading.unread) add(text, "unread", []);
  marks.sort((a, b) => a.from - b.from);
  const all: Mark[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) all.push({ from: end, text: sentence.slice(end, to), state: "plain", terms: [] });
  };
  for (const mark of marks) {
    addPlain(mark.from);
    all.push(mark);
    end = mark.from + mark.text.length;
  }
  addPlain(sentence.length);
  return all;
}

/** Replaces the words of a mark; without words it goes, with the punctuation and the 要 that it leaves over. */
export const replaceMark = (sentence: string, { from, text }: Mark, replacement: string): string =>
  replacement === ""
    ? removeText(sentence, text)
    : sentence.slice(0, from) + replacement + sentence.slice(from + text.length);
