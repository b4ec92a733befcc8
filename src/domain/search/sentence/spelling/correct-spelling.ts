import type { AnalysedSentence } from "../parsers/analysed-sentence.ts";
import type { UnreadPiece } from "../parsers/collect-unread.ts";
import { getLexicon } from "../lexicon/lexicon.ts";
import type { PreparedVocabulary } from "../lexicon/vocabulary.ts";
import type { Trie } from "../lexicon/trie.ts";
import type { Fact, Token } from "../token.ts";
import { commonTerms } from "./common-terms.ts";
import { ComparisonBudget, SpellingIndex } from "./spelling-index.ts";

/** A piece of the normalised text with its correct spelling, of the same length. */
export interface Correction {
  from: number;
  to: number;
  correct: string;
}

/** Most comparisons for one sentence: a piece of eight characters takes some hundreds. */
export const maxComparisons = 4000;
/** Names shorter than this are corrected only if they are the whole piece: in a longer one they may be parts of other words. */
const minInnerLength = 3;
const maxLength = 8;
/** Bounds of the work for a long text: pieces, characters of a piece that is searched inside, and lookups in the catalogue. */
const maxPieces = 8;
const maxPieceLength = 16;
const maxLookups = 4;
/** Kinds that a correction may give. */
const correctableKinds = new Set<Fact["kind"]>([
  "city",
  "region",
  "eventType",
  "layout",
  "feature",
  "venueType",
  "star",
  "brand",
]);

/** Large cities. A name of two characters is like too many other words if it is that of a smaller city, a brand or a station. */
const cities = new Set("北京 上海 广州 深圳 杭州 成都 重庆 南京 武汉 西安 苏州 三亚 天津 青岛 厦门 郑州".split(" "));

function isCorrectable(name: string, { kind, isStation }: Fact): boolean {
  if (!correctableKinds.has(kind)) return false;
  if (kind === "city" && name.replace(/市$/, "").length === 2) return cities.has(name.slice(0, 2));
  return name.length > 2 || (kind !== "brand" && !isStation);
}

const indexes = new WeakMap<object, SpellingIndex>();

/** Returns the index of a trie's keys, built on first use. */
function getIndex<T>(trie: Trie<T>, getFacts: (value: T) => readonly Fact[]): SpellingIndex {
  const cached = indexes.get(trie);
  if (cached) return cached;
  const names = [...trie.entries()].flatMap(([name, value]) =>
    getFacts(value).some((fact) => isCorrectable(name, fact)) ? [name] : [],
  );
  const made = new SpellingIndex(names);
  indexes.set(trie, made);
  return made;
}

class SpellingCorrector {
  readonly #sentence: AnalysedSentence;
  readonly #vocabulary: PreparedVocabulary;
  readonly #budget: ComparisonBudget;
  #lookups = 0;

  constructor(sentence: AnalysedSentence, vocabulary: PreparedVocabulary, budget: ComparisonBudget) {
    this.#sentence = sentence;
    this.#vocabulary = vocabulary;
    this.#budget = budget;
  }

  /** Returns the only name for which a range of the text is a slip. */
  #findName(from: number, to: number): string | undefined {
    const { getReadings, common, regions } = this.#vocabulary;
    const written = this.#sentence.text.slice(from, to);
    if (!getReadings || commonTerms.has(written)) return undefined;
    const found = new Set<string>();
    for (const index of [
      getIndex(common, (facts) => facts),
      getIndex(regions, (fact) => [fact]),
      getIndex(getLexicon().entries, (entry) => (entry.is === "facts" ? entry.facts : [])),
    ])
      for (const name of index.find(written, getReadings, this.#budget)) found.add(name);
    const [name] = found;
    return found.size === 1 && !this.#budget.isSpent && !this.#isInCatalogue(written) ? name : undefined;
  }

  /** Returns whether a venue or a place near one has the text in its name; true once the lookups are used up. */
  #isInCatalogue(written: string): boolean {
    const { isKnownName } = this.#vocabulary;
    return isKnownName !== undefined && (this.#lookups++ >= maxLookups || Boolean(isKnownName(written, true)));
  }

  #correct(from: number, to: number): Correction[] {
    const correct = this.#findName(from, to);
    return correct === undefined ? [] : [{ from, to, correct }];
  }

  /** Corrects a piece as one name, alone or with a known character before or after it: 关忖 in 中关忖. */
  #correctWith({ from, to, first, last }: UnreadPiece): Correction | undefined {
    const { tokens, gaps } = this.#sentence;
    const [before, after] = [tokens[first - 1], tokens[last + 1]];
    const hasBefore = before && isCharacter(before) && !gaps.has(from);
    const hasAfter = after && isCharacter(after) && !gaps.has(after.from);
    const [complete] = this.#correct(from, to);
    const [longer] = complete ? [] : hasBefore ? this.#correct(before.from, to) : [];
    return complete ?? longer ?? (hasAfter ? this.#correct(from, after.to)[0] : undefined);
  }

  /** Corrects a single character next to a known term, if that makes the same term: 投影议. */
  #correctEnd({ from, to, first, last }: UnreadPiece): Correction[] {
    const { tokens, gaps } = this.#sentence;
    const before = tokens[first - 1];
    const after = tokens[last + 1];
    const joined = [
      before && !gaps.has(from) ? { token: before, from: before.from, to } : undefined,
      after && !gaps.has(after.from) ? { token: after, from, to: after.to } : undefined,
    ];
    return joined.flatMap((range) => {
      const [found] = range && range.token.is === "facts" ? this.#correct(range.from, range.to) : [];
      return found && isSameTerm(found.correct, range!.token) ? [found] : [];
    });
  }

  /** Corrects a piece: as one name, else the longest names inside it, from left to right. */
  correctPiece(piece: UnreadPiece): Correction[] {
    const { from, to } = piece;
    if (to - from === 1) return this.#correctEnd(piece).slice(0, 1);
    const complete = this.#correctWith(piece);
    if (complete) return [complete];
    const found: Correction[] = [];
    if (to - from > maxPieceLength) return found;
    for (let at = from; at + minInnerLength <= to; at++) {
      for (let end = Math.min(to, at + maxLength); end - at >= minInnerLength; end--) {
        const [inner] = end - at === to - from ? [] : this.#correct(at, end);
        if (!inner) continue;
        found.push(inner);
        at = end - 1;
        break;
      }
    }
    return found;
  }
}

/** Returns whether a token is a single character that may be part of a name. */
const isCharacter = ({ is, from, to }: Token): boolean => to - from === 1 && (is === "filler" || is === "mark");

/** Returns whether a name of the lexicon is the same term as a token. */
function isSameTerm(name: string, token: Token): boolean {
  const entry = getLexicon().entries.findLongest(name, 0)?.value;
  if (entry?.is !== "facts" || token.is !== "facts") return false;
  return entry.facts.some(({ kind, value }) => token.facts.some((fact) => fact.kind === kind && fact.value === value));
}

/**
 * Finds the unread pieces that are slips of the pen for exactly one known name, by its sound or its shape: 朝杨 for 朝阳, 科桌 for
 * 课桌. Names of the catalogue and common words stay as they are. Empty if the vocabulary has no readings.
 */
export function correctSpelling(
  sentence: AnalysedSentence,
  unread: readonly UnreadPiece[],
  vocabulary: PreparedVocabulary,
  budget = new ComparisonBudget(maxComparisons),
): Correction[] {
  if (!vocabulary.getReadings) return [];
  const corrector = new SpellingCorrector(sentence, vocabulary, budget);
  return unread.slice(0, maxPieces).flatMap((piece) => corrector.correctPiece(piece));
}
