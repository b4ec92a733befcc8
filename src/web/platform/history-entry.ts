/** Key of the entry of the browser's history one is at: the same one when it is come back to. */
export function historyEntry(): string {
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null && "__TSR_key" in state ? state.__TSR_key : undefined;
  return typeof key === "string" ? key : "first";
}
