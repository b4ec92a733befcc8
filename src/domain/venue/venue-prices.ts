/** Prices that a venue publishes in addition to the hire of its spaces, in yuan. Absent fields are unknown. */
export interface VenuePrices {
  /** A head and tea break 茶歇. */
  teaBreak?: number;
  /** A head. */
  lunchBuffet?: number;
  lunchSet?: number;
  dinnerBuffet?: number;
  /** A round table of ten 围桌. */
  table?: number;
  /** Fewest persons that a buffet is laid for and charged. */
  minimumBuffetPeople?: number;
  /** Fewest tables that a dinner is served and charged for. */
  minimumTables?: number;
  /** Hire a day of an LED wall, a projector with its screen, a sound system. */
  ledDay?: number;
  projectionDay?: number;
  soundDay?: number;
  /** When they were taken: an ISO day, or a text that begins with the year. */
  date?: string;
}
