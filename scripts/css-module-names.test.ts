import { expect, test } from "vitest";
import { nameClasses } from "./css-module-names.ts";

const sheets = {
  "src/a.module.css":
    ".row { color: red; } .row.wide, .cell { width: 1.5rem; } /* .gone */ @keyframes turn { to { top: 0 } }",
  "src/b.module.css": ".row { color: blue; }",
};

test("the names of a module have its first two characters, and one each in the sheet's order", () => {
  const { "src/a.module.css": a = {}, "src/b.module.css": b = {} } = nameClasses(sheets);
  expect(Object.keys(a)).toEqual(["row", "wide", "cell", "turn"]);
  const prefix = a.row!.slice(0, 2);
  expect(Object.values(a)).toEqual(["a", "b", "c", "d"].map((last) => prefix + last));
  expect(b.row).not.toBe(a.row);
});

test("names stay when other modules come after, and no two modules have the same", () => {
  const before = nameClasses(sheets);
  const others = Object.fromEntries(
    Array.from({ length: 900 }, (_, at) => [`src/x${at}.module.css`, ".row { top: 0; }"]),
  );
  const all = nameClasses({ ...others, ...sheets });
  expect(all["src/a.module.css"]).toEqual(before["src/a.module.css"]);
  expect(new Set(Object.values(all).map(({ row }) => row)).size).toBe(902);
});

test("a module of more classes than there are names is refused", () => {
  const sheet = Array.from({ length: 63 }, (_, at) => `.row${at} { top: 0; }`).join("");
  expect(() => nameClasses({ "src/a.module.css": sheet })).toThrow("src/a.module.css has 63 names, of at most 62.");
});
