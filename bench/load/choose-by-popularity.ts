import { createRandom } from "#demo/random.ts";

/** Returns addresses as visitors choose them: the nth most popular one n times as rarely as the first. */
export function chooseByPopularity(paths: readonly string[], count: number, seed: number): string[] {
  const { next } = createRandom(seed);
  const sums: number[] = [];
  for (const at of paths.keys()) sums.push((sums[at - 1] ?? 0) + 1 / (at + 1));
  return Array.from({ length: count }, () => {
    const at = next() * sums.at(-1)!;
    let [low, high] = [0, paths.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return paths[low]!;
  });
}
