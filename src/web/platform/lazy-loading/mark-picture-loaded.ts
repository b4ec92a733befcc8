import { lazyImage } from "#domain/limits.ts";

/** Hashes of the pictures loaded in this visit, least recently used first; the browser's cache holds their bytes. */
const loadedHashes = new Set<string>();

/** Marks a picture as loaded; beyond 200 the least recently used one is dropped. */
export function markPictureLoaded(hash: string): void {
  loadedHashes.delete(hash);
  loadedHashes.add(hash);
  for (const oldest of loadedHashes) {
    if (loadedHashes.size <= lazyImage.cache) break;
    loadedHashes.delete(oldest);
  }
}

/** Returns whether a picture was loaded already and can be shown without lazy loading. */
export const isPictureLoaded = (hash: string): boolean => loadedHashes.has(hash);
