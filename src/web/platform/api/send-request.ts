import { type CallPath, calls } from "#contract/calls.ts";
import { requestLimits } from "../request-limits.ts";
import { NetworkError, TimeoutError } from "./api-error.ts";

/** An HTTP answer, read to its end. */
export interface Answer {
  /** HTTP status; 0 for a redirect that was not followed. */
  status: number;
  /** The parsed body; undefined where it is no JSON. */
  body: unknown;
  retryAfter: string | null;
  /** The server's time. */
  date: string | null;
}

/** The parameters of a call: its query, or for POST its body. */
export type Params = Record<string, unknown>;

export interface RequestOptions {
  /** Origin of the site; empty in the browser. */
  base?: string;
  fetcher?: typeof fetch;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** A portal answers with a redirect to itself: `manual` does not fetch its page. */
  redirect?: RequestRedirect;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Formats parameters as a query with its question mark; null and undefined are dropped (specification, section 7). */
function formatQuery(params: Params): string {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/**
 * Sends a call once and reads its answer.
 * @throws NetworkError, TimeoutError; the reason of `signal` where that ended the request
 */
export async function sendRequest(path: CallPath, params: Params, options: RequestOptions = {}): Promise<Answer> {
  const { base = "", fetcher = fetch, signal, timeoutMs = requestLimits.timeoutMs, redirect } = options;
  const isPost = calls[path] === "POST";
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener("abort", abort);
  try {
    signal?.throwIfAborted();
    const response = await fetcher(`${base}/api/${path}${isPost ? "" : formatQuery(params)}`, {
      method: calls[path],
      signal: controller.signal,
      ...(redirect && { redirect }),
      ...(isPost && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(params),
        cache: "no-store",
      }),
    });
    const { status, headers } = response;
    // All that is done with these two (specification, section 8).
    if (status === 401 || status === 403) console.info("须先登录");
    const body = parseJson(await response.text());
    return { status, body, retryAfter: headers.get("retry-after"), date: headers.get("date") };
  } catch (cause) {
    signal?.throwIfAborted();
    throw isLate ? new TimeoutError("请求超时", { cause }) : new NetworkError("没有网络", { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
