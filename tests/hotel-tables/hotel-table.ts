import type { TypedSheet } from "./write-workbook.ts";

/** A file as a hotel sends it, and what a person reads in it. */
export interface HotelTable {
  title: string;
  /** Name of the file; a .csv has `text`, an .xlsx `sheets`. */
  file: string;
  text?: string;
  sheets?: readonly TypedSheet[];
  /** Options of the command: `--city`, `--type`, `--map`. */
  city?: string;
  type?: string;
  map?: readonly string[];
  /** Every field that the import is to store but ids, dates and sources, in the order of the file. */
  venues: readonly Record<string, unknown>[];
  spaces: readonly Record<string, unknown>[];
  refused?: readonly string[];
  /** Left out: place, column and reason. */
  notes?: readonly string[];
  readings?: readonly string[];
  skipped?: readonly string[];
  hints?: readonly string[];
}
