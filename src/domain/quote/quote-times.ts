/** How long a step can be taken back, in milliseconds. Nobody is told of a choice before. */
export const quoteTimes = { undoDecline: 5 * 60_000, undoChoice: 10 * 60_000 } as const;
