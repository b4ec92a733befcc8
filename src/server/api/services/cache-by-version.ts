import type { SearchIndex } from "../../search/index/search-index.ts";

const mostCached = 2000;

/**
 * Creates a function that computes an answer from the index alone once for each key and version of the catalogue. Its answers are
 * shared: nobody changes them.
 */
export function cacheByVersion<Index extends Pick<SearchIndex, "version">, Answer>(
  compute: (index: Index, key: string) => Answer,
): (index: Index, key: string) => Answer {
  const caches = new WeakMap<Index, { version: number; answers: Map<string, Answer> }>();
  return (index, key) => {
    let cache = caches.get(index);
    if (cache?.version !== index.version || cache.answers.size >= mostCached) {
      cache = { version: index.version, answers: new Map() };
      caches.set(index, cache);
    }
    const cached = cache.answers.get(key);
    if (cached !== undefined) return cached;
    const answer = compute(index, key);
    cache.answers.set(key, answer);
    return answer;
  };
}
