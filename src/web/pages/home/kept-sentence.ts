import { isDay } from "../../../domain/demand/rules.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { layouts } from "../../../domain/space/layout.ts";
import { persisted } from "../../platform/persisted.ts";
import type { Asked } from "./asked.ts";

/** Returns the valid parts of a stored sentence, or undefined if none. The caller checks the day against today. */
export function readKept(stored: unknown): Partial<Asked> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { people, layout, day } = stored as Record<string, unknown>;
  const known = layouts.find(({ key }) => key === layout)?.key;
  const kept: Partial<Asked> = {
    ...(Number.isSafeInteger(people) &&
      Number(people) >= 1 &&
      Number(people) <= demandLimits.people && { people: Number(people) }),
    ...(known && { layout: known }),
    ...(typeof day === "string" && isDay(day) && { day }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** The sentence values that the visitor set, saved in session storage so that a return from a list restores them. */
export const keptSentence = persisted<Partial<Asked>>("sentence", { storage: "session", parse: readKept });
