/** Returns the key of the current entry in the browser's history; the same one after going back to it. */
export function getHistoryEntryKey(): string {
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null && "__TSR_key" in state ? state.__TSR_key : undefined;
  return typeof key === "string" ? key : "first";
}
