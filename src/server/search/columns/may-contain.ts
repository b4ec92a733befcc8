import { computeOnce } from "../../../domain/compute-once.ts";

/** What is known of a text that never changes, so that it need not be searched from end to end. */
interface TextStatistics {
  /** How often each byte of its UTF-16 code units stands in it. */
  bytes: Uint32Array;
  /** A bit for each pair of neighbouring characters, by a hash of the pair. */
  pairs: Uint8Array;
}

/** Bits of pairs: at most 32 kB of them, one for each character of a smaller text. */
const [mostBits, leastBits] = [18, 8];

/** Returns the bit of a pair among those of the statistics. */
const hashPair = (first: number, second: number, pairs: Uint8Array): number =>
  (Math.imul((first << 16) | second, 0x9e3779b1) >>> 8) & (pairs.length * 8 - 1);

function countText({ text }: { text: string }): TextStatistics {
  const bytes = new Uint32Array(256);
  const bits = Math.min(mostBits, Math.max(leastBits, Math.ceil(Math.log2(text.length + 1))));
  const pairs = new Uint8Array(2 ** (bits - 3));
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    bytes[code & 255]!++;
    bytes[code >> 8]!++;
    const bit = hashPair(before, code, pairs);
    pairs[bit >> 3]! |= 1 << (bit & 7);
    before = code;
  }
  return { bytes, pairs };
}

/** Counted at the first search of a text. */
const getStatistics = computeOnce(countText);

/** Returns false where the text certainly has no such term: a pair of its characters stands nowhere. */
export function mayContain(pool: { text: string }, term: string): boolean {
  const { pairs } = getStatistics(pool);
  for (let at = 1; at < term.length; at++) {
    const bit = hashPair(term.charCodeAt(at - 1), term.charCodeAt(at), pairs);
    if ((pairs[bit >> 3]! & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

/**
 * Returns the position in a term of the character that is quickest to look for. The engine scans a text for the larger byte of a
 * character, which it may have in common with many: 路, 距 and 超 begin alike.
 */
export function findRarest(pool: { text: string }, term: string): number {
  const { bytes } = getStatistics(pool);
  let rarest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    const count = bytes[Math.max(code & 255, code >> 8)]!;
    if (count >= least) continue;
    rarest = at;
    least = count;
  }
  return rarest;
}
