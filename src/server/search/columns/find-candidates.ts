import { computeOnce } from "#domain/compute-once.ts";

/** Where the pairs of neighbouring characters of a text stand that never changes: the positions of each bucket of pairs, ascending. */
interface PairIndex {
  /** One more entry than there are buckets. */
  starts: Uint32Array;
  positions: Uint32Array;
  /** Of a hash of 32 bits, those that are no bucket's. */
  shift: number;
}

/** Returns the bucket of a pair of UTF-16 code units. */
const hashPair = (first: number, second: number, shift: number): number =>
  Math.imul((first << 16) | second, 0x9e3779b1) >>> shift;

function indexPairs({ text }: { text: string }): PairIndex {
  // A bucket for about four positions, at most 65,536.
  const bits = Math.min(16, Math.floor(Math.log2(text.length)) - 2);
  const shift = 32 - bits;
  const buckets = new Uint16Array(text.length - 1);
  const starts = new Uint32Array(2 ** bits + 1);
  for (let at = 0; at < buckets.length; at++) {
    const bucket = hashPair(text.charCodeAt(at), text.charCodeAt(at + 1), shift);
    buckets[at] = bucket;
    starts[bucket + 1]!++;
  }
  for (let bucket = 0; bucket < 2 ** bits; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const ends = starts.slice();
  const positions = new Uint32Array(buckets.length);
  for (let at = 0; at < buckets.length; at++) positions[ends[buckets[at]!]!++] = at;
  return { starts, positions, shift };
}

/** Built at the first search of a text, which is long (`leastIndexed`). */
const getPairIndex = computeOnce(indexPairs);

/**
 * Returns ascending positions in a text where a term may stand, all that do among them: those of its pair that stands at the fewest.
 * @param term of at least two characters
 */
export function findCandidates(pool: { text: string }, term: string): { positions: Uint32Array; offset: number } {
  const { starts, positions, shift } = getPairIndex(pool);
  let offset = 0;
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (let at = 0; at + 1 < term.length; at++) {
    const bucket = hashPair(term.charCodeAt(at), term.charCodeAt(at + 1), shift);
    if (starts[bucket + 1]! - starts[bucket]! >= to - from) continue;
    [from, to, offset] = [starts[bucket]!, starts[bucket + 1]!, at];
  }
  return { positions: positions.subarray(from, to), offset };
}
