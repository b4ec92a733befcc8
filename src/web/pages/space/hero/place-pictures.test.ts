import { expect, it } from "vitest";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { createRoom } from "#domain/seating/room.ts";
import { placePictures } from "./place-pictures.ts";

const viewpoint = { at: [0.93, 0.16], to: [0.02, 0.62] } as const satisfies PictureWire["viewpoint"];
const picture: PictureWire = { hash: "a", width: 4, height: 3, color: "#000000", catalogType: "huiyishi" };
const pictures = [
  { ...picture, hash: "b" },
  { ...picture, caption: "宴会式", viewpoint },
];
const draw = (length: number, width: number) => drawRoom(createRoom({ length, width })!, undefined);

it("places the pictures whose viewpoint is known, numbered as in the strip", () => {
  expect(placePictures(pictures, draw(32, 18))).toEqual([{ number: 2, caption: "宴会式", viewpoint }]);
});

it("places none without a drawing, in a divided room, or where the screen is on another wall", () => {
  expect(placePictures(pictures, undefined)).toEqual([]);
  expect(placePictures(pictures, draw(18, 32))).toEqual([]);
  expect(placePictures(pictures, { ...draw(32, 18), divided: [] })).toEqual([]);
});
