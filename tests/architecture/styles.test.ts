import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { resolveImport } from "#scripts/resolve-import.ts";
import { root } from "./cruise.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && existsSync(join(root, file)));
const text = (file: string) => readFileSync(join(root, file), "utf8");
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

const modules = files.filter((file) => file.endsWith(".module.css"));
/** Sheets of the whole document: tokens, elements, and preferences of the device and the visitor. */
const globalSheets = ["base", "media-preferences", "tokens"].map((name) => `src/web/ui/tokens/${name}.css`);
/** Sheets that only import a dependency's sheet into a layer. */
const importingSheets = ["src/web/features/map/leaflet.css"];

/** Returns the classes that a module declares. */
function listClasses(css: string): Set<string> {
  const preludes = [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude!.trim());
  const selectors = preludes.filter((prelude) => !prelude.startsWith("@") && !/^(?:from|to|[\d.]+%)/.test(prelude));
  const local = selectors.map((selector) => selector.replaceAll(/:global\([^)]*\)/g, ""));
  return new Set(local.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)));
}

const declared = new Map(modules.map((module) => [module, listClasses(text(module))]));

/** Class names read from a module by a file. */
const uses = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .flatMap((file) =>
    [...text(file).matchAll(/import (\w+) from "([.#][^"]+\.module\.css)";/g)].map(([, variable, path]) => ({
      file,
      module: relative(root, resolveImport(path!, join(root, file))),
      names: [...text(file).matchAll(new RegExp(`(?<![\\w.])${variable}\\.(\\w+)`, "g"))].map(([, name]) => name!),
    })),
  );

test("every class that a file reads exists in its module", () => {
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.flatMap(({ file, module, names }) =>
    names.filter((name) => !declared.get(module)?.has(name)).map((name) => `${file}: ${module} ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every class of a module is read by a file", () => {
  const read = new Set(uses.flatMap(({ module, names }) => names.map((name) => `${module} ${name}`)));
  const unused = [...declared].flatMap(([module, names]) => [...names].map((name) => `${module} ${name}`));
  expect(unused.filter((name) => !read.has(name))).toEqual([]);
});

test("class names are words in camel case", () => {
  const names = [...declared].flatMap(([module, classes]) => [...classes].map((name) => `${module} ${name}`));
  expect(names.filter((name) => !/ [a-z][a-zA-Z0-9]{3,}$/.test(name))).toEqual([]);
});

test("only the document's sheets are global, and modules name only foreign classes as global", () => {
  const others = files.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css"));
  expect(others.toSorted()).toEqual([...importingSheets, ...globalSheets]);
  for (const sheet of importingSheets) expect(withoutComments(text(sheet)).trim()).toMatch(/^@import [^;]+;$/);
  const named = modules.flatMap((module) =>
    [...text(module).matchAll(/:global\(([^)]*)\)/g)].map(([, selector]) => selector!),
  );
  // The class `ios` is set on the root element by an inline script before the first paint.
  expect(named.filter((selector) => !/^\.(?:leaflet-[\w-]+|psv-[\w-]+|ios)$/.test(selector))).toEqual([]);
});

test("every rule of a module is in a layer", () => {
  const layer = /@layer (?:components|pages|preferences) \{\n(?: .*\n|\n)*\}\n*/g;
  // The root's gutter while a panorama covers the page, and the size of a printed sheet.
  const outside = /html\[data-covered\] \{[^}]*\}\n*|@page [\w-]+ \{[^}]*\}\n*/g;
  const rests = modules.map((module) => [
    module,
    withoutComments(text(module)).replaceAll(layer, "").replaceAll(outside, "").trim(),
  ]);
  expect(rests.filter(([, rest]) => rest !== "")).toEqual([]);
});

test("colours come from the tokens; only black and white are written elsewhere", () => {
  const literal = /#(?!(?:fff|ffffff|000)\b)[0-9a-f]{3,8}\b|\brgba?\((?!0 0 0 \/)|\bhsla?\(|\bokl/i;
  const sheets = files.filter((file) => file.endsWith(".css") && !file.endsWith("/tokens.css"));
  const lines = sheets.flatMap((sheet) =>
    withoutComments(text(sheet))
      .replaceAll(/url\("data:[^"]*"\)/g, "")
      .split("\n")
      .filter((line) => line.includes(":") && literal.test(line.slice(line.indexOf(":"))))
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

test("headings of 20 px and more have the headings' face, and no stack names SimSun", () => {
  const headings = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      [...withoutComments(text(file)).matchAll(/([^{}]*)\{([^{}]*)\}/g)].map((rule) => [file, ...rule]),
    )
    .filter(([, , selectors]) => /\bh[12]\s*(?:,|$)/.test(selectors!.trim()));
  expect(headings.length).toBeGreaterThan(30);
  const large = /font: [^;]*(?:var\(--t(?:20|28|40)\)|\b(?:[2-9]\d)px \/[^;]*var\(--sans\))/;
  expect(
    headings.filter(([, , , rules]) => large.test(rules!)).map(([file, , selectors]) => [file, selectors]),
  ).toEqual([]);
  expect(withoutComments(text("src/web/ui/tokens/tokens.css"))).not.toMatch(/SimSun|宋体/);
});

test("no utility framework is used", () => {
  const { dependencies, devDependencies } = JSON.parse(text("package.json")) as Record<string, object>;
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.includes("tailwind"))).toEqual([]);
  const sheets = files.filter((file) => file.endsWith(".css"));
  expect(
    sheets.filter((file) => /@(?:apply|tailwind|theme|utility|variant|custom-variant)\b/.test(text(file))),
  ).toEqual([]);
});
