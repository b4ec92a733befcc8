import { expect, it } from "vitest";
import { lazyImage } from "../../domain/limits.ts";
import { noteLoaded, wasLoaded } from "./loaded-pictures.ts";

it("remembers 200 pictures and drops the least recently used one", () => {
  for (let index = 0; index < lazyImage.cache; index++) noteLoaded(`p${index}`);
  expect([wasLoaded("p0"), wasLoaded("p199"), wasLoaded("q")]).toEqual([true, true, false]);
  noteLoaded("p0");
  noteLoaded("q");
  expect([wasLoaded("p0"), wasLoaded("p1"), wasLoaded("p2"), wasLoaded("q")]).toEqual([true, false, true, true]);
});
