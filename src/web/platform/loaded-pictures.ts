import { lazyImage } from "../../domain/limits.ts";

/** Hashes of the pictures loaded in this visit, least recently used first; the browser's cache holds their bytes. */
const loaded = new Set<string>();

/** Marks a picture as loaded; beyond 200 the least recently used one is dropped. */
export function noteLoaded(hash: string): void {
  loaded.delete(hash);
  loaded.add(hash);
  for (const oldest of loaded) {
    if (loaded.size <= lazyImage.cache) break;
    loaded.delete(oldest);
  }
}

/** Returns whether a picture was loaded already and can be shown without lazy loading. */
export const wasLoaded = (hash: string): boolean => loaded.has(hash);
