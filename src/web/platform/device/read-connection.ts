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

/** Megabits a second from which files are fetched that may not be needed. */
const fastDownlink = 5;

/** Returns whether the connection is fast and the visitor does not save data; false where the browser does not say. */
export const isFastConnection = ({ effectiveType, downlink = 0, saveData }: Connection = {}): boolean =>
  effectiveType === "4g" && downlink >= fastDownlink && !saveData;
