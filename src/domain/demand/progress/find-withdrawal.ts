/** Returns when a withdrawn demand was withdrawn (ISO), and the status that it had before; its history is oldest first. */
export function findWithdrawal<Status extends string>(
  history: readonly { status: Status; at: string }[],
): { at: string | undefined; statusBefore: Status | undefined } {
  const before = history.findLastIndex(({ status }) => status !== "withdrawn");
  return { at: history[before + 1]?.at, statusBefore: history[before]?.status };
}
