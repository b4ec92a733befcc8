import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { imports } from "../../package.json" with { type: "json" };
import { root } from "./cruise.ts";
import { listTrackedFiles } from "./list-tracked-files.ts";

/** The folders that are imported by name, as `src/domain`. */
const rooms = Object.values(imports).map((folder) => folder.replace(/^\.\/|\/\*$/g, ""));
const findRoom = (path: string) => rooms.find((room) => path.startsWith(`${room}/`));

/** Returns the imports of a file that begin with `../`, with the path from the root that each leads to. */
function listClimbingImports(file: string): { from: string; to: string; levels: number }[] {
  const text = readFileSync(join(root, file), "utf8");
  const found = text.matchAll(/(?:\bfrom |\bimport\(|^import )"((?:\.\.\/)+)([^"?]+)/gm);
  return [...found].map(([, climb = "", rest = ""]) => ({
    from: file,
    to: relative(root, resolve(root, file, "..", climb + rest)),
    levels: climb.length / 3,
  }));
}

const climbing = listTrackedFiles()
  .filter((file) => /\.(?:ts|tsx)$/.test(file) && findRoom(file) !== undefined)
  .flatMap(listClimbingImports);

test("another room is imported by its name, as is what stands more than two levels up", () => {
  expect(climbing.length).toBeGreaterThan(1000);
  const wrong = climbing.filter(({ from, to, levels }) => {
    const room = findRoom(to);
    return room !== undefined && (room !== findRoom(from) || levels > 2);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
