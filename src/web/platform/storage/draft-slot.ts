import { type DemandCall, demandCalls } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { createPersistedState, type PersistedState } from "./persisted-state.ts";

/** A stored draft, unparsed (`readDraft` parses it). Kept small because every page loads it to clear drafts. */
export type DraftSlot = PersistedState<unknown>;

/** Days after which a draft expires. */
export const draftLifeDays = 7;

const names: Record<DemandCall, string> = {
  "common/caseSubmit": "demand-draft",
  "common/seaSubmit": "demand-draft-sea",
  "activity/enterpriseApply": "demand-draft-enterprise",
};
const createSlot = (name: string): DraftSlot => createPersistedState<unknown>(name, { parse: (stored) => stored });

/** Returns the name of the persisted state that a call's draft in a language is. */
export const getDraftName = (call: DemandCall, locale: Locale): string => names[call] + (locale === "en" ? "-en" : "");

const createSlots = (locale: Locale) =>
  Object.fromEntries(demandCalls.map((call) => [call, createSlot(getDraftName(call, locale))])) as Record<
    DemandCall,
    DraftSlot
  >;

/** A draft is for one call and language: a city abroad or a Chinese name must not turn up in another form. */
const slots: Record<Locale, Record<DemandCall, DraftSlot>> = { zh: createSlots("zh"), en: createSlots("en") };

export const getDraftSlot = (call: DemandCall, locale: Locale): DraftSlot => slots[locale][call];

/** Returns the client key of the queued demand that was made of a draft. */
export function readQueuedKey(slot: DraftSlot): string | undefined {
  const { keptKey } = (slot.read() ?? {}) as { keptKey?: unknown };
  return typeof keptKey === "string" ? keptKey : undefined;
}

/** Clears the draft of a queued demand that has been sent; a newer draft stays. */
export function clearSentDraft(clientKey: string): void {
  for (const slot of [...Object.values(slots.zh), ...Object.values(slots.en)]) {
    if (readQueuedKey(slot) === clientKey) slot.clear();
  }
}
