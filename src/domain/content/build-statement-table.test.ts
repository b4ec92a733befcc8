import fc from "fast-check";
import { expect, it } from "vitest";
import { buildStatementTable } from "./build-statement-table.ts";

const event = fc.record({
  department: fc.constantFrom("销售", "市场", "研发"),
  month: fc.integer({ min: 1, max: 12 }),
  name: fc.constant("培训"),
  city: fc.constantFrom("上海", "北京"),
  people: fc.integer({ min: 1, max: 900 }),
  amount: fc.integer({ min: 100, max: 400_000 }),
});

const add = (sums: readonly { events: number; amount: number }[]) => ({
  events: sums.reduce((total, { events }) => total + events, 0),
  amount: sums.reduce((total, { amount }) => total + amount, 0),
});

it("has sums that equal their parts, by department and by month", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const table = buildStatementTable({ employees: 800, events });
      const total = { events: table.events, amount: table.amount };
      expect(add(table.departments)).toEqual(total);
      expect(add(table.months)).toEqual(total);
      expect(total.events).toBe(events.length);
      for (const department of table.departments) {
        expect(add(department.months)).toEqual({ events: department.events, amount: department.amount });
      }
    }),
  );
});
