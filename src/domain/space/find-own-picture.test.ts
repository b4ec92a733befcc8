import { expect, it } from "vitest";
import type { Picture } from "../picture/picture.ts";
import { findOwnPicture } from "./find-own-picture.ts";

const createPicture = (more: Partial<Picture>): Picture => ({
  hash: "0",
  width: 1280,
  height: 800,
  color: "#888888",
  catalogType: "huiyishi",
  layout: "classroom",
  ...more,
});
const rendered = (length: number, width: number) => createPicture({ rendered: true, room: { length, width } });

it("returns a rendered picture of the space's size and layout only, whichever side is the longer", () => {
  const find = (picture: Picture, layout: "classroom" | "banquet" = "classroom") =>
    findOwnPicture({ length: 24, width: 16, pictures: [picture] }, layout);
  expect(find(rendered(24, 16))).toBeDefined();
  expect(find(rendered(15, 26))).toBeDefined();
  expect(find(rendered(20.9, 13.9))).toBeUndefined();
  expect(find(rendered(18, 12))).toBeUndefined();
  expect(find(rendered(24, 16), "banquet")).toBeUndefined();
  expect(find(createPicture({ rendered: true }))).toBeUndefined();
});

it("takes a photograph for one of the space itself, whatever is known of its size", () => {
  const photograph = createPicture({});
  expect(findOwnPicture({ pictures: [photograph] }, "classroom")).toBe(photograph);
  expect(findOwnPicture({ length: 24, width: 16 }, "classroom")).toBeUndefined();
});
