import type { FeatureKey } from "../space/features.ts";
import type { ComparedSpace, ComparisonEvent } from "./compared-space.ts";
import { comparedFeatures, type FactDefinition, type FactKey, facts, type FactValues, readFeature } from "./facts.ts";

/** A space's value in a row; absent is unknown. */
export interface Cell<Value> {
  value?: Value;
  /** The value cannot be true. */
  isDoubtful?: true;
  /** The best of the row. */
  isBest?: true;
  /** It or another is the best in name only: they differ too little to choose by. */
  isAlike?: true;
}

/** A row of a comparison: cells in the order of the spaces. */
export type ComparisonRow = { isSame: boolean } & (
  | { [K in FactKey]: { key: K; cells: Cell<FactValues[K]>[] } }[FactKey]
  | { key: FeatureKey; cells: Cell<true>[] }
);

/**
 * Marks the best values: no known one is better, they beat some, and no more than half of the known ones share the place. Where
 * others are about as good, none is the best: they are marked as alike.
 */
function markBest<Value>(
  cells: Cell<Value>[],
  { isBetter, isAlike, canWin = () => true }: FactDefinition<Value>,
): Cell<Value>[] {
  if (!isBetter) return cells;
  const contenders = cells.filter(({ value, isDoubtful }) => value !== undefined && !isDoubtful);
  const beats = ({ value }: Cell<Value>, other: Cell<Value>) => isBetter(value!, other.value!);
  const best = contenders.filter(
    (cell) =>
      canWin(cell.value!) &&
      contenders.some((other) => beats(cell, other)) &&
      contenders.every((other) => beats(cell, other) || isEqual(cell.value, other.value)),
  );
  const [first] = best;
  const alike = first && isAlike ? contenders.filter(({ value }) => isAlike(first.value!, value!)) : [];
  if (alike.length > best.length)
    return cells.map((cell) => (alike.includes(cell) ? { ...cell, isAlike: true } : cell));
  if (best.length > contenders.length / 2) return cells;
  return cells.map((cell) => (best.includes(cell) ? { ...cell, isBest: true } : cell));
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns whether the cells say the same: one value, or nothing known of any. */
const areSame = (cells: readonly Cell<unknown>[]): boolean =>
  cells.length > 1 && cells.every((cell) => !cell.isDoubtful && isEqual(cell.value, cells[0]!.value));

function buildCells<Value>(
  definition: FactDefinition<Value>,
  spaces: readonly ComparedSpace[],
  event: ComparisonEvent,
): Cell<Value>[] {
  const cells = spaces.map((one): Cell<Value> => {
    const value = definition.read(one, event);
    if (value === undefined) return {};
    return definition.isDoubtful?.(value) ? { value, isDoubtful: true } : { value };
  });
  return markBest(cells, definition);
}

/** Facts that only an event with people or with a date has: without them they are no row. */
const peopleFacts: readonly FactKey[] = ["sum", "pricePerHead", "cost", "sight"];
const dateFacts: readonly FactKey[] = ["availability"];

/**
 * Compares spaces fact by fact: the rows that differ first, then those that say the same, both in the order of the facts. What is
 * unknown or doubtful is neither best nor worst. A feature that none is known to have has no row.
 */
export function compareSpaces(spaces: readonly ComparedSpace[], event: ComparisonEvent): ComparisonRow[] {
  const keys = (Object.keys(facts) as FactKey[]).filter(
    (key) => (event.people || !peopleFacts.includes(key)) && (event.date || !dateFacts.includes(key)),
  );
  const ofFacts = keys.map((key) => {
    const cells = buildCells(facts[key] as FactDefinition<unknown>, spaces, event);
    return { key, cells, isSame: areSame(cells) } as ComparisonRow;
  });
  const ofFeatures = comparedFeatures.flatMap(({ key }): ComparisonRow[] => {
    const cells = buildCells({ read: (one) => readFeature(one, key) }, spaces, event);
    return cells.some(({ value }) => value) ? [{ key, cells, isSame: areSame(cells) }] : [];
  });
  // The terms and the source's facts are read last.
  const at = ofFacts.findIndex(({ key }) => key === "deposit");
  const rows = [...ofFacts.slice(0, at), ...ofFeatures, ...ofFacts.slice(at)];
  return [...rows.filter(({ isSame }) => !isSame), ...rows.filter(({ isSame }) => isSame)];
}
