import { createContext, useContext } from "react";
import { calls, type CallPath } from "../../../contract/calls.ts";
import type { Issue } from "../../../contract/codes.ts";
import type { Envelope } from "../../../contract/endpoint.ts";
import type { Call } from "../../../contract/index.ts";

const successCode = 2000;
/** Interface texts of the specification's section 8. */
const notFoundMessage = "请求资源不存在";
const unknownErrorMessage = "出错了";

/** An error answer of the API: the envelope's code, message and data, and the HTTP status. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor(code: number, status: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** Returns the validation issues by field; empty where the answer has none. */
  get issues(): Issue[] {
    return (this.data as { issues?: Issue[] } | null)?.issues ?? [];
  }
}

/** A call without an answer: the network is down or the server cannot be reached. */
export class NetworkError extends Error {}

/** Returns the text shown to the visitor: message, else msg, else 出错了; a 404 has its own. */
function getErrorMessage(status: number, envelope: { message?: string; msg?: string } | undefined): string {
  if (status === 404) return notFoundMessage;
  return envelope?.message || envelope?.msg || unknownErrorMessage;
}

/** Creates the API client; calls throw ApiError or NetworkError. `base` is the origin, empty in the browser. */
export function createApiClient(base = "", fetcher: typeof fetch = fetch): Call {
  return async (path: CallPath, input?: unknown) => {
    const post = calls[path] === "POST";
    const query = post ? "" : formatQuery(input as Record<string, unknown> | undefined);
    let response: Response;
    try {
      response = await fetcher(`${base}/api/${path}${query}`, {
        method: calls[path],
        ...(post && { headers: { "content-type": "application/json" }, body: JSON.stringify(input ?? {}) }),
      });
    } catch (cause) {
      throw new NetworkError("没有网络", { cause });
    }
    const envelope = (await response.json().catch(() => undefined)) as (Envelope<never> & { msg?: string }) | undefined;
    if (response.status === 401 || response.status === 403) console.info("须先登录");
    if (!response.ok || envelope?.code !== successCode) {
      throw new ApiError(
        envelope?.code ?? 0,
        response.status,
        getErrorMessage(response.status, envelope),
        envelope?.data,
      );
    }
    return envelope.data;
  };
}

function formatQuery(input: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

/** The API client that pages use; the page shell provides the one of the router. */
export const ApiContext = createContext<Call>(createApiClient());
export const useApi = (): Call => useContext(ApiContext);
