import { mapRange, type PriceRange, roundYuan, sumRanges } from "../estimate/price-range.ts";
import type { PartyTheme } from "./party-theme.ts";

/** A line of an estimate, as far as a table's bill reads it. */
export interface BilledLine {
  key: string;
  group: string;
  name: string;
  reckoning: string;
  subtotal?: PriceRange | undefined;
}

type BillRowKind = "food" | "drinks" | "space" | "stage" | "theme" | "programme" | "charges";

interface BillRow {
  kind: BillRowKind;
  /** Yuan a table. */
  perTable: PriceRange;
  /** How the largest of its lines were reckoned. */
  notes: string[];
}

export interface TableBill {
  rows: BillRow[];
  /** Yuan a table: the sum of the rows. */
  perTable: PriceRange;
  /** Yuan for all tables. */
  total: PriceRange;
  /** Names of lines without a price: they are in no sum. */
  missing: string[];
}

const notesShown = 3;

const rowByKey: Record<string, BillRowKind> = { banquet: "food", tableDrinks: "drinks", setup: "space" };
const rowByGroup: Record<string, BillRowKind> = {
  venue: "space",
  setup: "stage",
  av: "stage",
  dining: "food",
  service: "programme",
  tax: "charges",
};
const rowKinds: readonly BillRowKind[] = ["food", "drinks", "space", "stage", "theme", "programme", "charges"];

const getRowKind = ({ key, group }: BilledLine): BillRowKind =>
  key === "serviceCharge" ? "charges" : (rowByKey[key] ?? rowByGroup[group] ?? "programme");

/** Formats the quantities that make an estimate the bill of so many tables: no spare ones, and the theme's own decoration. */
export function formatBillQuantities(tables: number, acts: number, hasTheme: boolean): string {
  const quantities = {
    banquet: tables,
    tableDrinks: tables,
    performances: acts,
    ...(hasTheme && { tableFlowers: 0, signWall: 0 }),
  };
  return Object.entries(quantities)
    .map(([key, quantity]) => `${key}.${quantity}`)
    .join("_");
}

/**
 * Builds the bill of one table from the lines of an estimate and the decoration of a theme; undefined without any price.
 * `reckonings` are those of lines whose quantity was changed, by key.
 */
export function buildTableBill(
  lines: readonly BilledLine[],
  tables: number,
  theme?: Pick<PartyTheme, "perTable" | "name" | "includes">,
  reckonings: Readonly<Record<string, string>> = {},
): TableBill | undefined {
  const priced = lines.filter(({ subtotal }) => subtotal && subtotal.high > 0);
  if (priced.length === 0) return undefined;
  const rows = rowKinds.flatMap((kind): BillRow[] => {
    if (kind === "theme")
      return theme ? [{ kind, perTable: theme.perTable, notes: [`${theme.name}：${theme.includes}`] }] : [];
    const own = priced.filter((line) => getRowKind(line) === kind);
    if (own.length === 0) return [];
    const sum = sumRanges(own.map(({ subtotal }) => subtotal!));
    const largest = own.toSorted((a, b) => b.subtotal!.likely - a.subtotal!.likely).slice(0, notesShown);
    return [
      {
        kind,
        perTable: mapRange((end) => roundYuan(sum[end] / tables)),
        notes: largest.map(({ key, name, reckoning }) => `${name} ${reckonings[key] ?? reckoning}`),
      },
    ];
  });
  const perTable = sumRanges(rows.map((row) => row.perTable));
  return {
    rows,
    perTable,
    total: mapRange((end) => perTable[end] * tables),
    missing: lines.filter(({ subtotal }) => !subtotal).map(({ name }) => name),
  };
}
