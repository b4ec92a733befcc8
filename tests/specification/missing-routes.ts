/** Routes of section 2 that no page serves yet, in its order. A served one fails the test until it is taken out. */
export const missingRoutes: readonly string[] = [];

/** Calls of section 7 that the contract lacks, in its order. One that it has fails the test until it is taken out. */
export const missingCalls: readonly string[] = [];

/** Calls of the contract whose pages do not make them yet. One that a page makes fails the test until it is taken out. */
export const unfinishedCalls: readonly string[] = [];
