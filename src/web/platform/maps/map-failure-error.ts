import { type MapFailure, mapFailureCode } from "#domain/map-failure.ts";

/** AMap did not do what a page needs of it. */
export class MapFailureError extends Error {
  readonly reason: MapFailure;
  /** AMap's own code, where it gave one. */
  readonly code: string | undefined;

  /** @param detail what AMap gave as its reason; only a code of it is stored */
  constructor(reason: MapFailure, detail?: unknown) {
    const text = detail instanceof Error ? detail.message : String(detail ?? "");
    const code = mapFailureCode.test(text) ? text : undefined;
    super(code ?? reason);
    this.reason = reason;
    this.code = code;
  }
}
