import { describe, expect, it } from "vitest";
import type { EffectiveQuery, Understood } from "#contract/schemas/search-site.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { changeFilters, removeTerm, withoutReplacedFilters } from "./change-filters.ts";

const terms: Understood[] = [
  { kind: "people", text: "40桌", value: 400 },
  { kind: "layout", text: "40桌", value: 7 },
  { kind: "region", text: "静安", value: "310106" },
  { kind: "feature", text: "声光", value: 3 },
  { kind: "feature", text: "声光", value: 4 },
  { kind: "feature", text: "LED", value: 0 },
];
const q = "40桌，静安，要LED，声光";

function search(understood: Understood[], sentence: string, query: ListQuery, shown: Partial<ListQuery>) {
  const sentenceFeatures = understood.reduce(
    (set, { kind, value }) => (kind === "feature" ? set | (1 << value) : set),
    0,
  );
  const effective = { filters: { ...query, ...shown }, sentenceFeatures } as EffectiveQuery;
  return { understood, q: sentence, query, effective };
}
const ofTerms = search(terms, q, emptyQuery, { people: 400, layout: 7, region: "310106", features: 0b11001 });

describe("changeFilters", () => {
  it("removes the words that a changed filter replaces; what else they say becomes a filter", () => {
    expect(changeFilters(ofTerms, { people: 300 })).toEqual({
      query: { ...emptyQuery, people: 300, layout: 7 },
      q: "静安，要LED，声光",
    });
    expect(changeFilters(ofTerms, { region: undefined })).toEqual({ query: emptyQuery, q: "40桌，要LED，声光" });
    expect(changeFilters(ofTerms, { region: "310101" }).query.region).toBe("310101");
  });

  it("removes only the words of deselected features, and selects new ones", () => {
    expect(changeFilters(ofTerms, { features: 0b11000 })).toEqual({ query: emptyQuery, q: "40桌，静安，声光" });
    // Words for two features: the other one stays.
    expect(changeFilters(ofTerms, { features: 0b01001 })).toEqual({
      query: { ...emptyQuery, features: 0b01000 },
      q: "40桌，静安，要LED",
    });
    expect(changeFilters(ofTerms, { features: 0b11101 })).toEqual({ query: { ...emptyQuery, features: 0b100 }, q });
  });

  it("goes to the first page and changes nothing else", () => {
    expect(changeFilters(search([], "", { ...emptyQuery, stars: 1, page: 3 }, {}), { price: 500 })).toEqual({
      query: { ...emptyQuery, stars: 1, price: 500 },
      q: "",
    });
  });

  it("says that any layout will do where the event implies one", () => {
    const training = search(
      [
        { kind: "eventType", text: "培训", value: "training" },
        { kind: "layout", text: "培训", value: 2, implied: true },
      ],
      "80人培训",
      emptyQuery,
      { layout: 2 },
    );
    expect(changeFilters(training, { layout: 0 })).toEqual({ query: emptyQuery, q: "80人培训，台型不限" });
    expect(changeFilters(training, { layout: 4 })).toEqual({ query: { ...emptyQuery, layout: 4 }, q: "80人培训" });
    expect(changeFilters({ ...training, q: "80人培训，台型不限" }, { layout: 4 }).q).toBe("80人培训");
  });
});

it("removes a term with its words, an implied layout by 台型不限", () => {
  expect(removeTerm("上海80人培训", { kind: "people", text: "80人" })).toBe("上海培训");
  expect(removeTerm("80人培训", { kind: "layout", text: "培训", implied: true })).toBe("80人培训，台型不限");
  expect(removeTerm("80人培训，台型不限", { kind: "eventType", text: "培训" })).toBe("80人");
});

it("leaves the selected filters that a new sentence does not mention", () => {
  const query = { ...emptyQuery, people: 100, stars: 1, region: "110105", features: 0b11, page: 2 };
  expect(withoutReplacedFilters(query, ofTerms)).toEqual({ ...emptyQuery, stars: 1, features: 0b10 });
});
