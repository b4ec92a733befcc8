import { expect, it } from "vitest";
import { CardCache } from "./card-cache.ts";

const hit = { id: "a", priceFrom: 900 };
const venue = { name: "松厅" };

it("builds a card once for a hit, a day and what the store has read", () => {
  const cards = new CardCache<{ at: number }>();
  let built = 0;
  const get = (own: object, day: string, entity: object) => cards.get(own, day, [entity], () => ({ at: ++built })).at;
  expect(get(hit, "2026-11-27", venue)).toBe(1);
  expect(get({ ...hit }, "2026-11-27", venue)).toBe(1);
  expect(get({ ...hit, priceFrom: 800 }, "2026-11-27", venue)).toBe(2);
  expect(get(hit, "2026-11-28", venue)).toBe(3);
  // The venue was read anew: it may have changed.
  expect(get(hit, "2026-11-27", { ...venue })).toBe(4);
  expect(get(hit, "2026-11-28", venue)).toBe(3);
});
