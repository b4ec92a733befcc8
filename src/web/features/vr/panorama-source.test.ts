import { expect, test } from "vitest";
import { formatOf, firstWidth, panoramaSteps } from "./panorama-source.ts";

const full = { width: 4096 };

test.each([
  ["a large texture: the small width, then the full one", full, 16_384, false, [2048, 4096]],
  ["exactly large enough", full, 4096, false, [2048, 4096]],
  ["a small texture", full, 2048, false, [2048]],
  ["little data asked for", full, 16_384, true, [2048]],
  ["an original between the two", { width: 3000 }, 16_384, false, [2048]],
  ["a small original", { width: 1500 }, 16_384, false, [1500]],
])("%s", (_, picture, textureWidth, saveData, steps) => {
  expect(panoramaSteps(picture, { textureWidth, saveData })).toEqual(steps);
  expect(firstWidth(picture)).toBe(steps[0]);
});

test("the format is the one the browser took for the poster", () => {
  expect(formatOf("http://site/pictures/0a-2048.avif")).toBe("avif");
  expect(formatOf("/pictures/0a-2048.webp")).toBe("webp");
  expect(formatOf("/pictures/0a-2048.png")).toBe("jpg");
  expect(formatOf("")).toBe("jpg");
});
