import { expect, it } from "vitest";
import { pickDiverse } from "./pick-diverse.ts";

const picture = (id: string, layout?: "banquet" | "theatre" | "classroom") => ({
  id,
  catalogType: "huiyishi" as const,
  ...(layout && { layout }),
});
const ids = (pictures: { id: string }[]) => pictures.map(({ id }) => id).join(" ");

it("picks different layouts before a second picture of one", () => {
  const pictures = [
    picture("a", "banquet"),
    picture("b", "banquet"),
    picture("c", "theatre"),
    picture("d", "classroom"),
  ];
  expect(ids(pickDiverse(pictures, 3))).toBe("a c d");
  expect(ids(pickDiverse(pictures, 4))).toBe("a b c d");
});

it("fills up in the given order", () => {
  expect(ids(pickDiverse([picture("a", "banquet"), picture("b", "banquet"), picture("c", "banquet")], 2))).toBe("a b");
  expect(pickDiverse([], 3)).toEqual([]);
});
