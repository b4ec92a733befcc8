import { expect, it } from "vitest";
import type { Call } from "#contract/index.ts";
import type { SpaceCard } from "#contract/schemas/entities.ts";
import { defaultCity } from "#domain/city/city.ts";
import { loadPicturedSpaces } from "./load-pictured-spaces.ts";

const create = (id: string, venueId: string, hash?: string) =>
  ({
    id,
    venueId,
    name: `厅 ${id}`,
    venue: { name: `店 ${venueId}` },
    length: 20,
    width: 15,
    ...(hash && { picture: { hash, width: 3, height: 2, color: "#000000" } }),
  }) as unknown as SpaceCard;

it("picks three spaces, one a venue and no picture twice, those with a picture first", async () => {
  const list = [
    create("1", "1"),
    create("2", "2", "a"),
    create("3", "2", "b"),
    create("4", "4", "a"),
    create("5", "5", "c"),
    create("6", "6"),
  ];
  const inputs: unknown[] = [];
  const call = (async (_: string, input: unknown) => {
    inputs.push(input);
    return { list };
  }) as unknown as Call;
  const { spaces, href } = await loadPicturedSpaces(call, defaultCity, { people: 220, layout: "theatre", area: 270 });
  expect(spaces.map(({ id, venue }) => `${id} ${venue}`)).toEqual(["2 店 2", "5 店 5", "1 店 1"]);
  expect(inputs).toEqual([{ city: "110000", people: 220, layout: 1, area: 270, sort: 3 }]);
  expect(href).toMatch(/^\/beijing\/kongjian/);
});
