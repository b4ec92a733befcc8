import { expect, it } from "vitest";
import { emptyEffectiveQuery } from "#tests/empty-effective-query.ts";
import { toEventSize } from "./to-event-size.ts";

it("returns only what the list was searched by", () => {
  expect(toEventSize(emptyEffectiveQuery)).toEqual({});
  expect(toEventSize({ ...emptyEffectiveQuery, people: 150, layout: "classroom" })).toEqual({
    people: 150,
    layout: "classroom",
  });
  expect(toEventSize({ ...emptyEffectiveQuery, people: 80 })).toEqual({ people: 80 });
});
