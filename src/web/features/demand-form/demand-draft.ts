import { type EventTypeId, eventTypes, needName } from "../../../domain/demand/options.ts";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { type Asked, type DemandValues, emptyValues } from "./demand-values.ts";
import { draftSlot } from "./draft-slot.ts";

/** Milliseconds after which a draft expires: seven days. */
const draftLifeMs = 7 * 86_400_000;

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 2000) : "");
const numberOf = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
const idOf = <T extends string>(ids: readonly T[], value: unknown): T | "" => ids.find((id) => id === value) ?? "";

const askedOf = (value: unknown): Asked[] =>
  (Array.isArray(value) ? value : []).flatMap((one: Partial<Asked> | null) =>
    one && /^\d+$/.test(textOf(one.siteId)) && textOf(one.name)
      ? [
          {
            siteId: textOf(one.siteId),
            spaceCode: /^\d+$/.test(textOf(one.spaceCode)) ? textOf(one.spaceCode) : undefined,
            name: textOf(one.name),
            demo: one.demo === true || undefined,
          },
        ]
      : [],
  );

/** Parses stored values that an older release, another tab or a visitor may have written; consent is never restored. */
function valuesOf(stored: Record<string, unknown>): DemandValues {
  return {
    ...emptyValues,
    name: textOf(stored.name),
    mobile: textOf(stored.mobile),
    company: textOf(stored.company),
    email: textOf(stored.email),
    cityCode: textOf(stored.cityCode),
    cityName: textOf(stored.cityName),
    eventType: idOf<EventTypeId>(
      eventTypes.map((type) => type.id),
      stored.eventType,
    ),
    startDate: textOf(stored.startDate),
    days: numberOf(stored.days),
    dateFlexible: stored.dateFlexible === true,
    people: numberOf(stored.people),
    layout: idOf<LayoutKey>(
      layouts.map((layout) => layout.key),
      stored.layout,
    ),
    budget: numberOf(stored.budget),
    guestRooms: numberOf(stored.guestRooms),
    needs: (Array.isArray(stored.needs) ? stored.needs : []).filter((need) => needName(textOf(need)) !== undefined),
    remarks: textOf(stored.remarks),
    asked: askedOf(stored.asked),
  };
}

interface Draft {
  savedAt: number;
  values: DemandValues;
}

function draftOf(stored: unknown): Draft | undefined {
  const { savedAt, values } = (stored ?? {}) as { savedAt?: unknown; values?: unknown };
  if (typeof savedAt !== "number" || typeof values !== "object" || values === null) return undefined;
  return { savedAt, values: valuesOf(values as Record<string, unknown>) };
}

/** Tells whether the visitor has entered anything; the city does not count, as the page may have set it. */
export function isBegun(values: DemandValues): boolean {
  const said = { ...values, consent: false, cityCode: "", cityName: "", asked: [] };
  return Object.values(said).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** Returns this device's draft if it is no older than seven days; clears it otherwise. */
export function readDraft(): DemandValues | undefined {
  const found = draftOf(draftSlot.read());
  if (!found) return undefined;
  const age = Date.now() - found.savedAt;
  if (age >= 0 && age < draftLifeMs && isBegun(found.values)) return found.values;
  draftSlot.clear();
  return undefined;
}

/** Stores the values; `keptKey` is the client key of the queued demand that was made of them. */
export function writeDraft(values: DemandValues, keptKey?: string): void {
  if (!isBegun(values)) return;
  draftSlot.write({ savedAt: Date.now(), values: { ...values, consent: false, website: "" }, keptKey });
}

export const clearDraft = (): void => draftSlot.clear();
