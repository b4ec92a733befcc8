import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortlistLimits } from "../limits.ts";
import { layouts } from "../space/layouts.ts";
import { addItem, hasSpace, isShortlistFull, moveItem, removeItem } from "./add-item.ts";
import { mergeShortlists, planMerge } from "./merge-shortlists.ts";
import { parseNote, parseShortlist, parseShortlistEvent } from "./parse-shortlist.ts";
import { setEvent, setNote } from "./set-event.ts";
import { emptyShortlist, type Shortlist, type ShortlistItem } from "./shortlist.ts";

const code = fc.integer({ min: 1, max: 60 }).map(String);
const item: fc.Arbitrary<ShortlistItem> = fc
  .record({ siteId: code, spaceCode: code, note: fc.string(), addedAt: fc.nat() })
  .map(({ note, ...rest }) => ({ ...rest, ...(parseNote(note) !== undefined && { note: parseNote(note)! }) }));
const event = fc
  .record(
    {
      people: fc.integer({ min: 1, max: 100_000 }),
      layout: fc.constantFrom(...layouts.map(({ key }) => key)),
      days: fc.integer({ min: 1, max: 30 }),
      dates: fc.uniqueArray(fc.constantFrom("2026-12-01", "2026-12-02", "2027-01-05", "2028-02-29"), { maxLength: 4 }),
    },
    { requiredKeys: [] },
  )
  .map(parseShortlistEvent);
const list: fc.Arbitrary<Shortlist> = fc.record({
  items: fc.uniqueArray(item, { maxLength: shortlistLimits.items, selector: ({ spaceCode }) => spaceCode }),
  event,
});

const byCode = (a: ShortlistItem, b: ShortlistItem) => Number(a.spaceCode) - Number(b.spaceCode);
const codes = ({ items }: Shortlist) => items.map(({ spaceCode }) => spaceCode);

describe("parseShortlist", () => {
  it("reads back every list, also after JSON", () => {
    fc.assert(
      fc.property(list, (one) => {
        expect(parseShortlist(JSON.parse(JSON.stringify(one)))).toEqual(one);
      }),
    );
  });

  it("never throws, and returns only what it would read again", () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.record({ items: fc.array(fc.oneof(fc.anything(), item)), event: fc.anything() }),
      fc.record({
        items: fc.array(fc.record({ siteId: code, spaceCode: code, note: fc.anything(), addedAt: fc.anything() })),
      }),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const parsed = parseShortlist(value);
        if (!parsed) return;
        expect(parsed.items.length).toBeLessThanOrEqual(shortlistLimits.items);
        expect(new Set(codes(parsed)).size).toBe(parsed.items.length);
        expect(parseShortlist(parsed)).toEqual(parsed);
      }),
    );
  });

  it.each([
    ["markup", { siteId: "<b>", spaceCode: "1" }],
    ["a number as code", { siteId: "1", spaceCode: 1 }],
    ["a list", ["1", "2"]],
    ["no venue", { spaceCode: "1" }],
  ])("leaves out an item with %s", (_, broken) => {
    const valid = { siteId: "7", spaceCode: "9", addedAt: 5 };
    expect(parseShortlist({ items: [broken, valid] })?.items).toEqual([valid]);
  });

  it("leaves out each invalid field of the event, and sorts the dates", () => {
    expect(
      parseShortlistEvent({
        people: "9",
        layout: "sofa",
        days: 31,
        dates: ["2027-01-02", "2026-02-30", 4, "2026-12-31"],
      }),
    ).toEqual({ dates: ["2026-12-31", "2027-01-02"] });
  });
});

describe("parseNote", () => {
  it("makes one line of a text, without characters that turn its direction", () => {
    expect(parseNote(" 王总\n去过\u202E，近\u0000 ")).toBe("王总 去过 ，近");
    expect(parseNote("\u2028 \n")).toBeUndefined();
  });

  it("cuts between characters", () => {
    expect([...parseNote("😀".repeat(300))!]).toHaveLength(shortlistLimits.note);
  });
});

describe("changes", () => {
  it("adds a space once, and removes it again", () => {
    fc.assert(
      fc.property(list, item, (one, added) => {
        const next = addItem(one, added);
        expect(hasSpace(next, added.spaceCode)).toBe(hasSpace(one, added.spaceCode) || !isShortlistFull(one));
        expect(addItem(next, added)).toBe(next);
        expect(hasSpace(removeItem(next, added.spaceCode), added.spaceCode)).toBe(false);
      }),
    );
  });

  it("puts a removed space back where it was", () => {
    fc.assert(
      fc.property(list, fc.nat(), (one, seed) => {
        if (one.items.length === 0) return;
        const at = seed % one.items.length;
        const removed = one.items[at]!;
        expect(addItem(removeItem(one, removed.spaceCode), removed, at)).toEqual(one);
      }),
    );
  });

  it("moves a space without losing any, and back again", () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.integer({ min: -5, max: 50 }), (one, seed, to) => {
        if (one.items.length === 0) return;
        const from = seed % one.items.length;
        const moved = moveItem(one, codes(one)[from]!, to);
        expect(codes(moved).toSorted()).toEqual(codes(one).toSorted());
        expect(codes(moved)[Math.min(Math.max(to, 0), one.items.length - 1)]).toBe(codes(one)[from]);
        expect(moveItem(moved, codes(one)[from]!, from)).toEqual(one);
      }),
    );
  });

  it("sets a note and takes it away with an empty one", () => {
    fc.assert(
      fc.property(list, fc.string(), (one, note) => {
        if (one.items.length === 0) return;
        const spaceCode = codes(one)[0]!;
        const next = setNote(one, spaceCode, note);
        expect(next.items[0]!.note).toBe(parseNote(note));
        expect(setNote(next, spaceCode, "  ").items[0]).not.toHaveProperty("note");
        expect(next.items.slice(1)).toEqual(one.items.slice(1));
      }),
    );
  });

  it("changes one field of the event and unsets another", () => {
    const one = setEvent(emptyShortlist, { people: 180, layout: "classroom" });
    expect(setEvent(one, { people: undefined, days: 2 }).event).toEqual({ layout: "classroom", days: 2 });
    expect(setEvent(one, { people: 0 }).event).toEqual({ layout: "classroom" });
  });

  it("merges with its own spaces as they are and the other's after them, while there is room", () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const merged = mergeShortlists(one, other);
        const { added, present, leftOut } = planMerge(one, other);
        expect(merged.items).toEqual([...one.items, ...added]);
        expect([...added, ...present, ...leftOut].toSorted(byCode)).toEqual(other.items.toSorted(byCode));
        expect(present.every(({ spaceCode }) => hasSpace(one, spaceCode))).toBe(true);
        expect(leftOut.length === 0 || isShortlistFull(merged)).toBe(true);
        expect(mergeShortlists(merged, other)).toBe(merged);
        expect(mergeShortlists(one, one)).toBe(one);
      }),
    );
  });

  it("takes the other's event only where it has neither spaces nor an event", () => {
    const other: Shortlist = { items: [{ siteId: "1", spaceCode: "11", addedAt: 5 }], event: { people: 180 } };
    expect(mergeShortlists(emptyShortlist, other)).toEqual(other);
    expect(mergeShortlists({ items: [], event: { days: 2 } }, other).event).toEqual({ days: 2 });
    const filled = { ...emptyShortlist, items: [{ siteId: "1", spaceCode: "12", addedAt: 4 }] };
    expect(mergeShortlists(filled, other).event).toEqual({});
  });
});
