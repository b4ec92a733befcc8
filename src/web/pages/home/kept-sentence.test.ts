import { expect, it } from "vitest";
import { readKept } from "./kept-sentence.ts";

it("takes back what was set, and nothing else", () => {
  expect(readKept({ people: 300, layout: "banquet", day: "2027-01-08" })).toEqual({
    people: 300,
    layout: "banquet",
    day: "2027-01-08",
  });
  expect(readKept({ people: 300, colour: "red" })).toEqual({ people: 300 });
});

it("drops what an older release or a curious visitor left", () => {
  for (const stored of [
    null,
    7,
    "180",
    [],
    {},
    { people: 0 },
    { people: 1.5 },
    { people: 1e9 },
    { people: "300" },
    { layout: "stadium" },
    { day: "2027-02-30" },
  ]) {
    expect(readKept(stored)).toBeUndefined();
  }
});
