/** Prints a line. */
export const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Formats milliseconds with two decimals below 10. */
export const formatMilliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
export const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Returns the value that a share (0 to 1) of the values does not exceed. */
export const getPercentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;

/** A piece of work measured: elapsed and CPU milliseconds of the process, and its result. */
export interface Measured<T> {
  clock: number;
  cpu: number;
  made: T;
}

/** Measures a piece of work. */
export async function measure<T>(work: () => T | Promise<T>): Promise<Measured<T>> {
  const before = process.cpuUsage();
  const began = performance.now();
  // A synchronous result is not awaited: that would add a turn of the event loop.
  const started = work();
  const made = started instanceof Promise ? await started : started;
  const clock = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { clock, cpu: (user + system) / 1000, made };
}
