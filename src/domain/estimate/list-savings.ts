import { completeAssumptions } from "./complete-assumptions.ts";
import { computeEstimate } from "./compute-estimate.ts";
import { type Assumptions, type EstimateInput, estimateStars } from "./estimate-event.ts";
import type { UnitPrice } from "./unit-price.ts";

const savingKeys = [
  "eveningSetup",
  "noSetup",
  "lowerRoomStar",
  "sharedRooms",
  "setLunch",
  "oneTeaBreak",
  "builtInScreen",
  "projection",
  "hireWaiver",
] as const;
type SavingKey = (typeof savingKeys)[number];

/** A change that costs less, and how much less: likely yuan of the total. */
export interface Saving {
  key: SavingKey;
  patch: Partial<Assumptions>;
  saved: number;
  /** The estimate has it already. */
  isOn: boolean;
}

/** Returns the change of a saving, starting from the assumptions without it; undefined where it changes nothing. */
function getPatch(key: SavingKey, base: Assumptions): Partial<Assumptions> | undefined {
  switch (key) {
    case "eveningSetup":
      return base.setup === "day" ? { setup: "evening" } : undefined;
    case "noSetup":
      return base.setup === "evening" ? { setup: "none" } : undefined;
    case "lowerRoomStar": {
      const lower = estimateStars[estimateStars.indexOf(base.roomStar) + 1];
      return lower && { roomStar: lower };
    }
    case "sharedRooms":
      return base.perRoom === 1 ? { perRoom: 2 } : undefined;
    case "setLunch":
      return base.lunch === "buffet" ? { lunch: "set" } : undefined;
    case "oneTeaBreak":
      return base.teaBreaks > 1 ? { teaBreaks: 1 } : undefined;
    case "builtInScreen":
      return base.screen === "led" ? { screen: "builtIn" } : undefined;
    case "projection":
      return base.screen === "led" ? { screen: "projection" } : undefined;
    case "hireWaiver":
      return base.hireWaiver ? undefined : { hireWaiver: true };
  }
}

/** Returns the assumptions without those that a change sets: they are the event's defaults again. */
export const removePatch = (assumptions: Partial<Assumptions>, patch: Partial<Assumptions>): Partial<Assumptions> =>
  Object.fromEntries(Object.entries(assumptions).filter(([name]) => !(name in patch)));

/**
 * Lists the changes of assumptions that lower the likely total, the largest first, each compared with the same estimate
 * without it. Those that the estimate has already are listed too, so that they can be taken back.
 */
export function listSavings(input: EstimateInput, prices: readonly UnitPrice[]): Saving[] {
  const { event, assumptions = {} } = input;
  const getTotal = (changed: Partial<Assumptions>) =>
    computeEstimate({ ...input, assumptions: changed }, prices).total.likely;
  const defaults = completeAssumptions(event);
  return savingKeys
    .flatMap((key): Saving[] => {
      const usual = getPatch(key, defaults);
      const isOn = Object.entries(usual ?? {}).some(
        ([name, value]) => assumptions[name as keyof Assumptions] === value,
      );
      const patch = isOn ? usual : getPatch(key, completeAssumptions(event, assumptions));
      if (!patch) return [];
      const base = isOn ? removePatch(assumptions, patch) : assumptions;
      const saved = getTotal(base) - getTotal({ ...base, ...patch });
      return saved > 0 ? [{ key, patch, saved, isOn }] : [];
    })
    .toSorted((a, b) => b.saved - a.saved);
}
