/** Returns the ISO day (2026-11-27) in China at this moment, whatever the time zone of the server. */
export const toChinaDay = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
