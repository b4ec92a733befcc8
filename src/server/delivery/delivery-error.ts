interface DeliveryErrorOptions {
  /** Milliseconds after which the target wants to be tried again; concerns all of its messages. */
  retryAfterMs?: number | undefined;
  /** The target answered and refused: a repetition helps only after somebody has mended something. */
  isRefusal?: boolean;
}

/** A failed attempt. Its message is stored and logged: in Chinese, without addresses, answers or personal data. */
export class DeliveryError extends Error {
  readonly retryAfterMs: number | undefined;
  readonly isRefusal: boolean;

  constructor(message: string, { retryAfterMs, isRefusal = false }: DeliveryErrorOptions = {}) {
    super(message);
    this.name = "DeliveryError";
    this.retryAfterMs = retryAfterMs;
    this.isRefusal = isRefusal;
  }
}
