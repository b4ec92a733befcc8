import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BilledLine, buildTableBill, formatBillQuantities } from "./build-table-bill.ts";

const line = (key: string, group: string, low: number, likely: number, high: number): BilledLine => ({
  key,
  group,
  name: key,
  reckoning: "×",
  subtotal: { low, likely, high },
});
const theme = { name: "国风", includes: "桌花", perTable: { low: 480, likely: 680, high: 980 } };

describe("the bill of one table", () => {
  it("divides an estimate among the tables, by what a planner asks for", () => {
    const lines = [
      line("hire", "venue", 17_850, 30_600, 51_000),
      line("setup", "setup", 5610, 14_994, 42_075),
      line("led", "av", 6900, 11_500, 20_700),
      line("banquet", "dining", 114_000, 156_000, 264_000),
      line("tableDrinks", "dining", 9000, 18_000, 45_000),
      line("host", "service", 2500, 5000, 12_000),
      line("serviceCharge", "service", 15_000, 30_000, 60_000),
      line("tax", "tax", 9000, 18_000, 36_000),
      { ...line("guards", "service", 0, 0, 0), subtotal: undefined },
    ];
    const bill = buildTableBill(lines, 30, theme);
    expect(bill?.rows.map(({ kind, perTable }) => [kind, perTable.likely])).toEqual([
      ["food", 5200],
      ["drinks", 600],
      ["space", 1520],
      ["stage", 383],
      ["theme", 680],
      ["programme", 167],
      ["charges", 1600],
    ]);
    expect(bill?.perTable.likely).toBe(10_150);
    expect(bill?.total.likely).toBe(304_500);
    expect(bill?.missing).toEqual(["guards"]);
  });

  it("adds up and stays in order for any prices, and is no bill without any", () => {
    const range = fc
      .tuple(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6))
      .map(([a, b, c]) => line("led", "av", a, a + b, a + b + c));
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (lines, tables) => {
          const bill = buildTableBill(lines, tables);
          if (!bill) return;
          const { low, likely, high } = bill.perTable;
          expect(low <= likely && likely <= high).toBe(true);
          expect(bill.rows.reduce((sum, row) => sum + row.perTable.likely, 0)).toBe(likely);
        },
      ),
    );
    expect(buildTableBill([], 30, theme)).toBeUndefined();
    expect(formatBillQuantities(30, 6, true)).toBe(
      "banquet.30_tableDrinks.30_performances.6_tableFlowers.0_signWall.0",
    );
  });
});
