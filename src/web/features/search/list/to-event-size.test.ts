import { expect, it } from "vitest";
import { emptyQuery } from "../../../../domain/search/filters.ts";
import type { EffectiveQuery } from "../../../../contract/schemas/search-site.ts";
import { toEventSize } from "./to-event-size.ts";

const empty: EffectiveQuery = {
  city: "110000",
  filters: emptyQuery,
  people: 0,
  budget: 0,
  sentenceFeatures: 0,
  scope: "venue",
  conditions: 0,
};

it("returns only what the list was searched by", () => {
  expect(toEventSize(empty)).toEqual({});
  expect(toEventSize({ ...empty, people: 150, layout: "classroom" })).toEqual({ people: 150, layout: "classroom" });
  expect(toEventSize({ ...empty, people: 80 })).toEqual({ people: 80 });
});
