import { expect, it } from "vitest";
import { parseSavedSentence } from "./saved-sentence.ts";

it("returns the saved values and drops unknown keys", () => {
  expect(parseSavedSentence({ people: 300, layout: "banquet", day: "2027-01-08" })).toEqual({
    people: 300,
    layout: "banquet",
    day: "2027-01-08",
  });
  expect(parseSavedSentence({ people: 300, colour: "red" })).toEqual({ people: 300 });
});

it("rejects invalid stored values", () => {
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
    expect(parseSavedSentence(stored)).toBeUndefined();
  }
});
