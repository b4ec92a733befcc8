/** An answer from the page cache as it is sent. */
export interface ReadyAnswer {
  status: number;
  /** Names and values in turn, by name, without those of the connection. */
  headers: readonly string[];
  body: Buffer;
}

/** Prepares an answer; its body's memory should be exactly that of its bytes (`joinExactly`). */
export function toReadyAnswer(status: number, headers: Record<string, string>, body: Buffer): ReadyAnswer {
  const sorted = Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { status, headers: sorted.flat(), body };
}

/** Returns the bytes of memory that an answer takes. */
export const measureAnswer = ({ headers, body }: ReadyAnswer): number =>
  headers.reduce((sum, { length }) => sum + length, body.length);
