/** What an answer's envelope says, whatever its shape: a proxy or a portal may have answered. */
export interface FoundEnvelope {
  /** 0 where the answer has none. */
  code: number;
  /** message, else msg; empty where the answer has neither. */
  message: string;
  data: unknown;
}

/** Reads the envelope of an answer (specification, section 7: code, message or msg, data). */
export function readEnvelope(body: unknown): FoundEnvelope {
  const { code, message, msg, data } = (body ?? {}) as Record<string, unknown>;
  const found = [message, msg].find((text) => typeof text === "string" && text.trim());
  return { code: typeof code === "number" ? code : 0, message: (found as string | undefined) ?? "", data };
}
