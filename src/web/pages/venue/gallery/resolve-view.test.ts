import { describe, expect, it } from "vitest";
import { getSpaceCapacities } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { listThumbs, resolveView } from "./resolve-view.ts";

const file = { width: 1280, height: 800, color: "#888888" };
const createSpacePicture = (hash: string, spaceId: string, layout: "theatre" | "banquet") => ({
  ...file,
  hash,
  spaceId,
  layout,
});
const createVenuePicture = (hash: string) => ({ ...file, hash, catalogType: "dating" as const });
const layoutPictures = [
  createSpacePicture("a", "1", "theatre"),
  createSpacePicture("b", "1", "banquet"),
  createSpacePicture("c", "2", "theatre"),
];
const pictures = { layoutPictures, others: [createVenuePicture("x"), createVenuePicture("y")] };
const capacities = getSpaceCapacities([
  { id: "1", name: "厅1", capacity: {}, length: 20, width: 12 },
  { id: "2", name: "厅2", capacity: {} },
  { id: "3", name: "厅3", capacity: {}, length: 9, width: 6 },
  { id: "4", name: "厅4", capacity: { theatre: 40 } },
]);
const getHash = (choice: Parameters<typeof resolveView>[0]) => resolveView(choice, capacities, pictures).picture?.hash;

describe("resolveView", () => {
  it("shows a space in its layout, else another picture of it", () => {
    expect(getHash({ spaceId: "1", layout: "banquet" })).toBe("b");
    expect(getHash({ spaceId: "2", layout: "banquet" })).toBe("c");
  });

  it("shows the plan of a space without pictures, and a picture of the venue where there is no plan either", () => {
    expect(resolveView({ spaceId: "3", layout: "theatre" }, capacities, pictures)).toMatchObject({
      layout: "theatre",
      picture: undefined,
      space: { space: { id: "3" } },
    });
    expect(resolveView({ spaceId: "4", layout: "theatre" }, capacities, pictures)).toEqual({
      picture: createVenuePicture("x"),
    });
  });

  it("shows a picture of a space without a layout before its plan, and with its plan", () => {
    const spacePicture = { ...createVenuePicture("z"), spaceId: "3" };
    const more = { layoutPictures, others: [...pictures.others, spacePicture] };
    for (const choice of [{ spaceId: "3" }, { hash: "z" }]) {
      const view = resolveView({ ...choice, layout: "theatre" }, capacities, more);
      expect([view.picture, view.space?.space.id]).toEqual([spacePicture, "3"]);
    }
  });

  it("shows a chosen picture, and nothing where there is nothing", () => {
    expect(getHash({ hash: "y", layout: "theatre" })).toBe("y");
    expect(resolveView(undefined, [], { layoutPictures: [], others: [] })).toEqual({ picture: undefined });
  });
});

describe("listThumbs", () => {
  it("has a picture of each space in the visitor's layout, the shown one as it is shown, then of the venue", () => {
    const view = resolveView({ spaceId: "1", layout: "theatre" }, capacities, pictures);
    expect(listThumbs(view, "banquet", pictures).map(({ hash }) => hash)).toEqual(["a", "c", "x", "y"]);
  });

  it("has eight at most, two of the venue and the shown space among them", () => {
    const many = {
      layoutPictures: Array.from({ length: 20 }, (_, at) => createSpacePicture(`p${at}`, String(at), "theatre")),
      others: [createVenuePicture("x"), createVenuePicture("y"), createVenuePicture("z")],
    };
    const view = {
      space: { ...capacities[0]!, space: { ...capacities[0]!.space, id: "15" } },
      picture: many.layoutPictures[15]!,
    };
    const thumbs = listThumbs(view, "theatre", many);
    expect(thumbs.map(({ hash }) => hash)).toEqual(["p0", "p1", "p2", "p3", "p4", "p15", "x", "y"]);
  });
});
