/** The seed of the demo catalogue that ships. */
export const demoSeed = 20251001;
