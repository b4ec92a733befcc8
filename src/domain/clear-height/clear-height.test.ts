import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clearHeightLimits,
  type ClearHeightInput,
  formatIhgTopicHref,
  parseClearHeightQuery,
} from "./clear-height-address.ts";
import { cutSection } from "./cut-section.ts";
import { eventPresets, findLargestLed, getEventPreset, getRequiredHeight, ledSizes } from "./event-presets.ts";

const read = (href: string) => parseClearHeightQuery(Object.fromEntries(new URLSearchParams(href.split("?")[1])));

describe("required height", () => {
  test("adds lower edge, screen and rigging where a screen isRigged", () => {
    expect(getRequiredHeight(getEventPreset("launch"), { width: 8, height: 3.5 })).toBe(5.5);
    expect(getRequiredHeight(getEventPreset("training"), { width: 8, height: 3.5 })).toBe(3.2);
  });

  test("finds the largest screen that a ceiling takes", () => {
    expect(findLargestLed(6)).toEqual({ width: 10, height: 4 });
    expect(findLargestLed(4.9)).toBeUndefined();
  });
});

describe("address", () => {
  test("reads what it writes", () => {
    const { people, perHead } = clearHeightLimits;
    fc.assert(
      fc.property(
        fc.record(
          {
            eventType: fc.constantFrom(...eventPresets.map(({ eventType }) => eventType)),
            people: fc.integer({ min: people.least, max: people.most }),
            led: fc.constantFrom(...ledSizes),
            perHead: fc.integer({ min: perHead.least, max: perHead.most }),
            city: fc.constantFrom("beijing", "sanya"),
            brand: fc.stringMatching(/^\d{4}$/),
          },
          { requiredKeys: ["eventType", "people", "led", "perHead"] },
        ),
        (input) => {
          expect(read(formatIhgTopicHref(input as ClearHeightInput))).toEqual(input);
        },
      ),
    );
  });

  test("drops what is malformed or out of range", () => {
    expect(read("?eventType=party&people=0&led=99x9&perHead=1e9&city=A")).toEqual(read(""));
  });
});

describe("section", () => {
  const room = { length: 34, width: 21, height: 6.6 };

  test("seats the people front to back before the screen", () => {
    const section = cutSection(room, "theatre", 240, { width: 8, height: 3.5 })!;
    expect(section.rows.filter(({ taken }) => taken).length).toBeGreaterThan(3);
    expect(section.rows.findLastIndex(({ taken }) => taken)).toBeLessThan(
      section.rows.findIndex(({ taken }) => !taken),
    );
    expect(section.rows.every(({ x }) => x > section.screenX && x < room.length)).toBe(true);
    expect(section.firstRowAngle).toBeGreaterThan(5);
    expect(section.firstRowAngle).toBeLessThan(50);
  });

  test("has no rows where the sides are unknown", () => {
    expect(cutSection({ height: 5 }, "theatre", 100, { width: 8, height: 3.5 })).toBeUndefined();
  });
});
