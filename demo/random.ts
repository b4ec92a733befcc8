/** A stream of seeded random draws. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** Returns a number from `low` to `high`. */
  between(low: number, high: number): number;
  /** Returns a log-uniform number between `low` and `high`. */
  scale(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns one of the values with probability proportional to its weight. */
  weighted<T>(rows: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

const mix = (value: number): number => {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
};

function hashText(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/**
 * Creates the random stream of a key under a seed. Every entity draws from its own stream, so that adding a venue or room
 * does not change the others.
 */
export function createRandom(seed: number, ...key: (string | number)[]): Random {
  let state = hashText(key.join("/"), mix(seed ^ 0x811c9dc5));
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between,
    scale: (low, high) => low * (high / low) ** next(),
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted(rows) {
      let rest = next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of rows) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return rows.at(-1)![0];
    },
    shuffled(list) {
      const out = [...list];
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}
