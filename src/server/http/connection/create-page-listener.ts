import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { CachedResponse, CacheKey } from "../cache/cached-responses.ts";

export interface PageListenerOptions {
  answers: { find: (key: CacheKey) => CachedResponse | undefined };
  /** Counts and logs a request that was answered. */
  observe: (method: string, path: string, status: number, ms: number) => void;
  /** Answers everything else. */
  next: RequestListener;
}

/** Reads the parts of a request that its page depends on. */
export function readCacheKey({ url, headers }: IncomingMessage): CacheKey {
  return {
    target: url ?? "",
    host: headers.host ?? "",
    accepted: headers["accept-encoding"] ?? "",
    tags: headers["if-none-match"] ?? "",
    cookies: headers.cookie ?? "",
  };
}

/**
 * Creates the listener of the server's requests: a cached page is sent at once, as the framework would send it; every other
 * request goes on to the framework.
 */
export function createPageListener({ answers, observe, next }: PageListenerOptions): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method } = request;
    const began = performance.now();
    const found = method === "GET" || method === "HEAD" ? answers.find(readCacheKey(request)) : undefined;
    if (!found) return next(request, response as ServerResponse & { req: IncomingMessage });
    const { status, headers, body } = found.answer;
    response.writeHead(status, headers as string[]);
    if (method === "HEAD" || status === 304) response.end();
    else response.end(body);
    observe(method!, found.path, status, performance.now() - began);
  };
}
