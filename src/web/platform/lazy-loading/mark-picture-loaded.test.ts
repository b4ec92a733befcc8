import { expect, it } from "vitest";
import { markPictureLoaded, isPictureLoaded } from "./mark-picture-loaded.ts";

it("remembers 200 pictures and drops the least recently used one", () => {
  for (let index = 0; index < 200; index++) markPictureLoaded(`p${index}`);
  expect([isPictureLoaded("p0"), isPictureLoaded("p199"), isPictureLoaded("q")]).toEqual([true, true, false]);
  markPictureLoaded("p0");
  markPictureLoaded("q");
  expect([isPictureLoaded("p0"), isPictureLoaded("p1"), isPictureLoaded("p2"), isPictureLoaded("q")]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
