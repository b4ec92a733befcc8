import { LRUCache } from "lru-cache";
import { chinaOffsetMs, dayMs } from "#domain/day.ts";
import { matchesEtag } from "../../headers/matches-etag.ts";
import { parseStatePath } from "#contract/page-start.ts";
import type { CachedPage } from "./cached-page.ts";
import { listPageEncodings, type PageEncoding } from "./encode-page.ts";
import { findEncoding } from "./encoded-document.ts";
import { dependsOnDay, getPageCacheKey, readChosenCity } from "./get-page-cache-key.ts";
import type { PageCache } from "./page-cache.ts";
import type { ReadyAnswer } from "./ready-answer.ts";

/** The parts of a GET or HEAD request that its page depends on, as they were sent. */
export interface CacheKey {
  /** Path and query. */
  target: string;
  host: string;
  /** Accept-Encoding. */
  accepted: string;
  /** If-None-Match. */
  tags: string;
  cookies: string;
}

/** What an address leads to: a cached page, or one version of its hydration payload. */
interface PageAddress {
  key: string;
  path: string;
  stateVersion: string | undefined;
  /** Time from which the page has another cache key, in ms since 1970. */
  until: number;
}

/** An answer from the cache, with the path for logs. */
export interface CachedResponse {
  answer: ReadyAnswer;
  path: string;
}

export interface CachedResponsesOptions {
  cache: Pick<PageCache, "find" | "countHit">;
  /** Whether pages are the same under every Host. */
  isHostless: boolean;
  now: () => Date;
}

/** Longest address that is remembered, in characters, and limit of all addresses together, in bytes. */
const maxAddressLength = 1000;
const maxBytes = 8 * 1024 * 1024;
/** Different texts of Accept-Encoding that are remembered; browsers send about ten. */
const maxAccepted = 100;
/** A host as clients send it; any other is left to the framework, which refuses some. */
const plainHost = /^[a-z0-9._-]+(?::\d{1,5})?$/;
/** `/` with any query, or its state: the only page that depends on a cookie. */
const homeTarget = /^\/(?:page-state\/[^/?]+)?(?:\?|$)/;

/**
 * Finds the cached response to a request by its address as it was sent, without parsing it. An address is remembered with its cache key
 * when the framework has answered it from the cache. The key depends only on the address, on the day, and for `/` on the city in the
 * cookie.
 */
export class CachedResponses {
  readonly #options: CachedResponsesOptions;
  readonly #addresses = new LRUCache<string, PageAddress>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, path }, address) => 2 * (address.length + key.length + path.length) + 256,
  });
  readonly #accepted = new Map<string, readonly PageEncoding[]>();

  constructor(options: CachedResponsesOptions) {
    this.#options = options;
  }

  /** Remembers that a request was answered with the page of a URL, or with a version of its hydration payload. */
  learn({ target, host }: Pick<CacheKey, "target" | "host">, pageUrl: URL, city: string | undefined): void {
    const path = target.split("?", 1)[0]!;
    const state = parseStatePath(path);
    // Another spelling of the path was normalized, and is left to the framework.
    if (target.length > maxAddressLength || (state?.path ?? path) !== pageUrl.pathname || !plainHost.test(host)) return;
    const now = this.#options.now();
    const nextDay = Math.floor((now.getTime() + chinaOffsetMs) / dayMs + 1) * dayMs - chinaOffsetMs;
    this.#addresses.set(this.#format(target, host, city), {
      key: getPageCacheKey(pageUrl, city, now),
      path,
      stateVersion: state?.version,
      until: dependsOnDay(pageUrl) ? nextDay : Number.POSITIVE_INFINITY,
    });
  }

  /** Returns the answer to a request if its page is cached in the encoding that it wants, and current. */
  find({ target, host, accepted, tags, cookies }: CacheKey): CachedResponse | undefined {
    if (!plainHost.test(host)) return undefined;
    const city = cookies !== "" && homeTarget.test(target) ? readChosenCity(cookies) : undefined;
    const address = this.#addresses.get(this.#format(target, host, city));
    if (!address || (address.until !== Number.POSITIVE_INFINITY && this.#options.now().getTime() >= address.until))
      return undefined;
    const { cache } = this.#options;
    const { key, path, stateVersion } = address;
    const page = cache.find(key);
    if (!page || (stateVersion !== undefined && stateVersion !== page.stateVersion)) return undefined;
    const answer = this.#pick(page, stateVersion !== undefined, accepted, tags);
    if (!answer) return undefined;
    cache.countHit(key, page);
    return { answer, path };
  }

  #pick(page: CachedPage, isState: boolean, accepted: string, tags: string): ReadyAnswer | undefined {
    if (!isState && tags !== "" && page.etag !== undefined && matchesEtag(tags, page.etag)) return page.notModified;
    const document = isState ? page.state : page.document;
    const encoding = document && findEncoding(document, this.#listEncodings(accepted));
    return encoding && document.answers[encoding];
  }

  #format(target: string, host: string, city = ""): string {
    return this.#options.isHostless ? `${city} ${target}` : `${city} ${host} ${target}`;
  }

  #listEncodings(accepted: string): readonly PageEncoding[] {
    const listed = this.#accepted.get(accepted);
    if (listed) return listed;
    if (this.#accepted.size >= maxAccepted) this.#accepted.clear();
    const encodings = listPageEncodings(accepted);
    this.#accepted.set(accepted, encodings);
    return encodings;
  }
}
