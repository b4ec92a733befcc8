import { expect, it } from "vitest";
import { buildPictureSources } from "./picture-sources.ts";

const picture = { hash: "0123456789abcdef0123", width: 1280, height: 800 };
const parseWidths = (set: string) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it("gives 3x screens the pixels of 2x screens", () => {
  const { sizes } = buildPictureSources(picture, [{ from: 1248, width: "208px" }, { width: "120px" }]);
  expect(sizes).toBe("(min-width:1248px) 208px,(min-resolution:2.5dppx) 80px,120px");
});

it("offers only the widths that a slot can need", () => {
  const { avif, webp } = buildPictureSources(picture, [{ from: 1248, width: "208px" }, { width: "120px" }]);
  expect(parseWidths(avif)).toEqual([160, 320, 480]);
  expect(avif).toContain("/pictures/0123456789abcdef0123-160.avif 160w");
  expect(parseWidths(webp)).toEqual(parseWidths(avif));
});

it("requests a wider picture where the slot's ratio crops it", () => {
  expect(buildPictureSources(picture, [{ width: "100px", ratio: 1 }]).sizes).toContain(",160px");
  expect(buildPictureSources(picture, [{ width: "100px", ratio: 2 }]).sizes).toContain(",100px");
});

it("derives widths of vw slots from the possible window widths", () => {
  const { sizes, avif, src } = buildPictureSources(picture, [{ from: 752, width: "33.3vw" }, { width: "100vw" }]);
  expect(sizes).toBe("(min-width:752px) 33.3vw,(min-resolution:2.5dppx) 66.7vw,100vw");
  expect(parseWidths(avif)).toEqual([320, 480, 640, 960, 1280]);
  expect(src).toBe("/pictures/0123456789abcdef0123-640.jpg");
});

it("uses an original that is smaller than every width unscaled", () => {
  const { avif, src } = buildPictureSources({ ...picture, width: 120, height: 80 }, [{ width: "100vw" }]);
  expect(parseWidths(avif)).toEqual([120]);
  expect(src).toContain("-120.jpg");
});
