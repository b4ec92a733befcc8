import { lazyImage } from "../../domain/limits.ts";

/** The pictures that this visit has loaded, oldest first; the browser's own cache holds their bytes. */
const loaded = new Set<string>();

/** Notes that a picture was loaded; beyond 200 the one that was not seen for longest is forgotten. */
export function noteLoaded(hash: string): void {
  loaded.delete(hash);
  loaded.add(hash);
  for (const oldest of loaded) {
    if (loaded.size <= lazyImage.cache) break;
    loaded.delete(oldest);
  }
}

/** Whether a picture was loaded already, so that it need not wait until it is near. */
export const wasLoaded = (hash: string): boolean => loaded.has(hash);
