/** The ISO day (2026-11-27) that it is in China at this moment: the day visitors mean, wherever the server stands. */
export const dayInChina = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
