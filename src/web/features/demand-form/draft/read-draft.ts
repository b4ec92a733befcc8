import { dayMs, isIsoDay } from "#domain/day.ts";
import { demandLimits } from "#domain/limits.ts";
import {
  type ContactOption,
  contactOptions,
  type EventTypeId,
  eventTypes,
  getNeedName,
  readBudgetKind,
} from "#domain/demand/demand-option.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { type SelectedVenue, type DemandValues, emptyValues, pickFirstVenues } from "../form/demand-values.ts";
import { maxAnswerLength } from "../form/demand-question.ts";
import { type DraftSlot, draftLifeDays } from "#web/platform/storage/draft-slot.ts";

const draftLifeMs = draftLifeDays * dayMs;

const parseText = (value: unknown) => (typeof value === "string" ? value.slice(0, 2000) : "");
const parseCount = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
const parseId = <T extends string>(ids: readonly T[], value: unknown): T | "" => ids.find((id) => id === value) ?? "";

const parseDates = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((day) => isIsoDay(parseText(day))).slice(0, demandLimits.alternativeDates);

const parseSelectedVenues = (value: unknown): SelectedVenue[] =>
  (Array.isArray(value) ? value : []).flatMap((one: Partial<SelectedVenue> | null) =>
    one && /^\d+$/.test(parseText(one.siteId)) && parseText(one.name)
      ? [
          {
            siteId: parseText(one.siteId),
            spaceCode: /^\d+$/.test(parseText(one.spaceCode)) ? parseText(one.spaceCode) : undefined,
            name: parseText(one.name),
            demo: one.demo === true || undefined,
          },
        ]
      : [],
  );

/** Answers that a draft can hold. */
const maxAnswers = 12;

const parseAnswers = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {})
      .slice(0, maxAnswers)
      .map(([id, answer]) => [id, parseText(answer).slice(0, maxAnswerLength)]),
  );

/** Parses what a budget is for: one of an older release is for the hire, as all were. */
const parseBudgetTerms = ({ budget, budgetKind, shareBudget }: Record<string, unknown>) => ({
  budgetKind:
    budget === undefined && budgetKind === undefined ? emptyValues.budgetKind : readBudgetKind(parseText(budgetKind)),
  shareBudget: shareBudget === true,
});

/** Parses stored values that an older release, another tab or a visitor may have written; consent is never restored. */
export function parseDemandValues(stored: Record<string, unknown>): DemandValues {
  return {
    ...emptyValues,
    name: parseText(stored.name),
    mobile: parseText(stored.mobile),
    company: parseText(stored.company),
    email: parseText(stored.email),
    cityCode: parseText(stored.cityCode),
    cityName: parseText(stored.cityName),
    eventType: parseId<EventTypeId>(
      eventTypes.map((type) => type.id),
      stored.eventType,
    ),
    startDate: parseText(stored.startDate),
    endDate: parseText(stored.endDate),
    alternativeDates: parseDates(stored.alternativeDates),
    days: parseCount(stored.days),
    dateFlexible: stored.dateFlexible === true,
    people: parseCount(stored.people),
    layout: parseId<LayoutKey>(
      layouts.map((layout) => layout.key),
      stored.layout,
    ),
    budget: parseCount(stored.budget),
    ...parseBudgetTerms(stored),
    guestRooms: parseCount(stored.guestRooms),
    needs: (Array.isArray(stored.needs) ? stored.needs : []).filter(
      (need) => getNeedName(parseText(need)) !== undefined,
    ),
    remarks: parseText(stored.remarks),
    asked: pickFirstVenues(parseSelectedVenues(stored.asked)),
    answers: parseAnswers(stored.answers),
    contactBy:
      parseId<ContactOption>(
        contactOptions.map(({ id }) => id),
        stored.contactBy,
      ) || emptyValues.contactBy,
  };
}

interface Draft {
  savedAt: number;
  values: DemandValues;
  /** What the page knew when it was saved. */
  initial: Record<string, unknown>;
}

function parseDraft(stored: unknown): Draft | undefined {
  const { savedAt, values, initial } = (stored ?? {}) as { savedAt?: unknown; values?: unknown; initial?: unknown };
  if (typeof savedAt !== "number" || typeof values !== "object" || values === null) return undefined;
  return {
    savedAt,
    values: parseDemandValues(values as Record<string, unknown>),
    initial: typeof initial === "object" && initial !== null ? (initial as Record<string, unknown>) : {},
  };
}

/** Returns whether the visitor has entered anything; the city does not count, as the page may have set it. */
function isBegun(values: DemandValues): boolean {
  const answers = Object.values(values.answers).filter(Boolean);
  const { budgetKind: _kind, contactBy: _contactBy, ...typed } = values;
  const entered = { ...typed, consent: false, captcha: "", cityCode: "", cityName: "", asked: [], answers };
  return Object.values(entered).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

function findDraft(slot: DraftSlot): Draft | undefined {
  const found = parseDraft(slot.read());
  if (!found) return undefined;
  const age = Date.now() - found.savedAt;
  if (age >= 0 && age < draftLifeMs && isBegun(found.values)) return found;
  slot.clear();
  return undefined;
}

/** Returns a form's draft on this device if it is no older than seven days; clears it otherwise. */
export const readDraft = (slot: DraftSlot): DemandValues | undefined => findDraft(slot)?.values;

/**
 * Returns what the page knows now and did not know when the draft was saved: it takes precedence over the draft. What it knew
 * then is older than what the visitor changed it to.
 */
export function listNewInitial(slot: DraftSlot, initial: Partial<DemandValues>): Partial<DemandValues> {
  const before = findDraft(slot)?.initial ?? {};
  const isNew = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(initial).filter(isNew));
}

/** What is stored with a draft: the client key of the queued demand that was made of it, and what its page knows. */
interface DraftOrigin {
  queuedKey?: string;
  initial?: Partial<DemandValues>;
}

/** Stores the values without the consent. */
export function writeDraft(slot: DraftSlot, values: DemandValues, { queuedKey, initial }: DraftOrigin = {}): void {
  if (!isBegun(values)) return;
  slot.write({
    savedAt: Date.now(),
    values: { ...values, consent: false, captcha: "", website: "" },
    keptKey: queuedKey,
    initial,
  });
}
