/** What browsers tell of the connection, where they do. */
export interface Connection {
  effectiveType?: string;
  /** Megabits a second. */
  downlink?: number;
  saveData?: boolean;
}

/** Returns what the browser tells of its connection; undefined where it does not. */
export const readConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Returns whether the visitor turned on data saving. */
export const prefersReducedData = (): boolean => readConnection()?.saveData === true;
