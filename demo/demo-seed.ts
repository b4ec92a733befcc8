/** Seed of the shipped demo catalogue. */
export const demoSeed = 20251001;
