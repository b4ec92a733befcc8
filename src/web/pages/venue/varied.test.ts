import { expect, it } from "vitest";
import { varied } from "./varied.ts";

const picture = (id: string, layout?: "banquet" | "theatre" | "classroom") => ({
  id,
  catalogType: "huiyishi" as const,
  ...(layout && { layout }),
});
const ids = (pictures: { id: string }[]) => pictures.map(({ id }) => id).join(" ");

it("picks different layouts before a second picture of one", () => {
  const hung = [picture("a", "banquet"), picture("b", "banquet"), picture("c", "theatre"), picture("d", "classroom")];
  expect(ids(varied(hung, 3))).toBe("a c d");
  expect(ids(varied(hung, 4))).toBe("a b c d");
});

it("fills up in the given order", () => {
  expect(ids(varied([picture("a", "banquet"), picture("b", "banquet"), picture("c", "banquet")], 2))).toBe("a b");
  expect(varied([], 3)).toEqual([]);
});
