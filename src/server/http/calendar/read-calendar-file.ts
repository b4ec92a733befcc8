import { readFileSync } from "node:fs";
import type { OfficialCalendar } from "#domain/calendar/official-calendar.ts";
import { parseCalendarFile } from "./parse-calendar-file.ts";

/**
 * Reads the operator's calendar; undefined where none is set.
 * @throws Error that names the file and what is wrong with it
 */
export function readCalendarFile(path: string | undefined): OfficialCalendar | undefined {
  if (path === undefined) return undefined;
  try {
    return parseCalendarFile(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`The environment is not usable.\nCALENDAR_FILE ${path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
