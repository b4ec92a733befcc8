/** A theme of an annual meeting: how stage, light, tables and programme look, and what the decoration of a table costs. */
export interface PartyTheme {
  /** Lower-case letters, as in the address. */
  id: string;
  name: string;
  /** Colours and main screen, the tables, the programme: one line each, for the ledger. */
  look: string;
  table: string;
  programme: string;
  /** How the stage, the light and the meal are arranged, and the acts in order, for whoever has chosen the theme. */
  stage: string;
  light: string;
  acts: readonly string[];
  meal: string;
  /** What the price contains. */
  includes: string;
  /** Yuan a table for the decoration alone. */
  perTable: { low: number; likely: number; high: number };
  demo: boolean;
}
