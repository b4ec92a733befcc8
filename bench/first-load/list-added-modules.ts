import type { FirstLoad } from "./measure-first-load.ts";

/** Modules that are named, at most. */
const most = 15;

/** Lists what a page loads at the first touch and another does not, largest first: `12.3 kB src/…`, before minification. */
export function listAddedModules(page: FirstLoad, other: FirstLoad): string[] {
  return [...page.touched.modules]
    .filter(([module]) => !other.touched.modules.has(module))
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([module, bytes]) => `${(bytes / 1000).toFixed(1)} kB ${module}`);
}
