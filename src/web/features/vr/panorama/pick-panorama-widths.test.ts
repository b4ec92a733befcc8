import { expect, test } from "vitest";
import { getPictureFormat, getFirstWidth, pickPanoramaWidths } from "./pick-panorama-widths.ts";

const full = { width: 4096 };

test.each([
  ["loads the small width, then the full one, on a large texture", full, 16_384, false, [2048, 4096]],
  ["loads the full width where the texture is just large enough", full, 4096, false, [2048, 4096]],
  ["loads only the small width on a small texture", full, 2048, false, [2048]],
  ["loads only the small width when the visitor saves data", full, 16_384, true, [2048]],
  ["loads only the small width of an original between the two", { width: 3000 }, 16_384, false, [2048]],
  ["loads a small original as it is", { width: 1500 }, 16_384, false, [1500]],
])("%s", (_, picture, textureWidth, saveData, steps) => {
  expect(pickPanoramaWidths(picture, { textureWidth, saveData })).toEqual(steps);
  expect(getFirstWidth(picture)).toBe(steps[0]);
});

test("takes the format that the browser selected for the poster", () => {
  expect(getPictureFormat("http://site/pictures/0a-2048.avif")).toBe("avif");
  expect(getPictureFormat("/pictures/0a-2048.webp")).toBe("webp");
  expect(getPictureFormat("/pictures/0a-2048.png")).toBe("jpg");
  expect(getPictureFormat("")).toBe("jpg");
});
