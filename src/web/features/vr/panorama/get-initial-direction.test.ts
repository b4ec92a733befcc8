import { expect, test } from "vitest";
import type { VrScene } from "#domain/picture/picture.ts";
import { getInitialDirection, rememberDirection } from "./get-initial-direction.ts";

const view = { yaw: 0.3, pitch: -0.1 };
const createScene = (id: string, spaceId: string) => ({ id, spaceId, view }) as VrScene;

test("begins with the scene's own direction", () => {
  expect(getInitialDirection(createScene("a", "1"), "entry", undefined, undefined)).toEqual(view);
});

test("continues the direction in another layout of the same room", () => {
  const look = { yaw: 1, pitch: 0.2 };
  expect(getInitialDirection(createScene("b", "1"), "entry", createScene("a", "1"), look)).toEqual(look);
});

test("restores the direction in which the history entry was left", () => {
  rememberDirection("left", { yaw: 2, pitch: 0 });
  expect(getInitialDirection(createScene("b", "1"), "left", createScene("a", "1"), view)).toEqual({ yaw: 2, pitch: 0 });
});
