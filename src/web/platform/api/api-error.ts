import type { Issue } from "#contract/codes.ts";

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

/** A call whose answer did not arrive in time. */
export class TimeoutError extends NetworkError {}

/** Returns whether a call ended because its page was left. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
