import fc from "fast-check";
import { expect, test } from "vitest";
import { eventDayAddress } from "./event-day-address.ts";

const read = (text: string) => eventDayAddress.parse(Object.fromEntries(new URLSearchParams(text)));

test("reads what it writes", () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          people: fc.integer({ min: 20, max: 1000 }),
          breakouts: fc.integer({ min: 0, max: 5 }),
          dinner: fc.boolean(),
          city: fc.constantFrom("beijing", "suzhouanhui"),
          siteId: fc.stringMatching(/^\d{1,24}$/),
        },
        { requiredKeys: ["people", "breakouts", "dinner"] },
      ),
      (input) => {
        expect(read(eventDayAddress.format(input))).toEqual(input);
      },
    ),
  );
});

test.each(["people=-1&breakouts=9&dinner=x", "people=5000", "people=1e2&city=Beijing&siteId=abc", ""])(
  "drops what is malformed or out of range: %s",
  (text) => {
    expect(read(text)).toEqual({ people: 160, breakouts: 3, dinner: true });
  },
);
