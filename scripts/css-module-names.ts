import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { resolveImport } from "./resolve-import.ts";

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letters = `${capitals.toLowerCase()}${capitals}`;
const digits = "0123456789";
/** A capital or a digit is in no word, so that no name is part of what else a sheet says. */
const second = `${capitals}${digits}`;
const last = `${letters}${digits}`;

/** Lists the names that a module's sheet defines, of classes and keyframes, in their order. */
function listLocalNames(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  return [...new Set([...rules.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))];
}

/** Returns the first two characters of a module's names: by the hash of its path, so that they stay when others come, and unlike the others'. */
function findPrefix(path: string, used: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const hash = createHash("sha256").update(`${path} ${attempt}`).digest();
    const prefix = letters[hash.readUInt16BE(0) % letters.length]! + second[hash.readUInt16BE(2) % second.length]!;
    if (!used.has(prefix)) return prefix;
  }
}

/**
 * Returns the short names of the classes of all modules: two characters of the module and one of the class. The names of a module are
 * alike and those that stand together follow each other, which compresses: names of four random characters were a thirtieth of a page.
 */
export function nameClasses(sheets: Readonly<Record<string, string>>): ClassMap {
  const used = new Set<string>();
  const named = Object.entries(sheets)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sheet]) => {
      const prefix = findPrefix(path, used);
      used.add(prefix);
      const locals = listLocalNames(sheet);
      if (locals.length > last.length)
        throw new Error(`${path} has ${locals.length} names, of at most ${last.length}.`);
      return [path, Object.fromEntries(locals.map((local, index) => [local, prefix + last[index]!]))] as const;
    });
  return Object.fromEntries(named);
}

/** Reads the sheets of all modules, by their path from the root. */
const readSheets = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync("src/**/*.module.css", { cwd: root }).map((path) => [
      path.split(sep).join("/"),
      readFileSync(join(root, path), "utf8"),
    ]),
  );

/** Builds a readable name: the component, or the folder of a page's `view` and `page`, and the local name. */
function buildReadableName(path: string, local: string): string {
  const name = basename(path, ".module.css");
  return `${name === "view" || name === "page" ? basename(dirname(path)) : name}_${local}`;
}

/** Class names in the page, by module (path from the root) and local name. */
export type ClassMap = Record<string, Record<string, string>>;

export interface ClassNamer {
  /** Returns the name that replaces a module's local name; throws where two would be the same. */
  name: (local: string, file: string) => string;
  classes: ClassMap;
}

/** Creates the namer of the modules' classes: the same names in the browser's and the server's build. */
export function createClassNamer(root: string, isShort: boolean): ClassNamer {
  const classes: ClassMap = {};
  const owners = new Map<string, string>();
  const short = isShort ? nameClasses(readSheets(root)) : undefined;
  return {
    classes,
    name: (local, file) => {
      const path = relative(root, file.split("?")[0]!).split(sep).join("/");
      const owner = `${path} ${local}`;
      const name = short ? short[path]?.[local] : buildReadableName(path, local);
      if (name === undefined) throw new Error(`${path} defines no ${local}.`);
      if ((owners.get(name) ?? owner) !== owner) {
        throw new Error(`Class names collide: ${owner} and ${owners.get(name)} are both ${name}; rename one.`);
      }
      owners.set(name, owner);
      classes[path] = { ...classes[path], [local]: name };
      return name;
    },
  };
}

const layerOrder = "@layer base,components,pages,preferences;";
const importPattern = /import (\w+) from "([.#][^"]+\.module\.css)";/g;
const joinPattern = /classNames\("([^"]*)", "([^"]*)"/;
const constantPattern = /classNames\(("[^"]*")\)/g;

/** Replaces `styles.name` by the class name itself, and joins constant names, so that no page loads maps of names. */
export function inlineClassNames(code: string, file: string, { name }: ClassNamer): string {
  let inlined = code;
  for (const [statement, variable, path] of code.matchAll(importPattern)) {
    const module = resolveImport(path!, file);
    inlined = inlined.replaceAll(/(?<![\w$.])(\w+)\.(\w+)/g, (text, owner: string, local: string) =>
      owner === variable ? JSON.stringify(name(local, module)) : text,
    );
    inlined = inlined.replace(statement, `import "${path}";`);
    if (inlined.match(/(?<![\w$.])\w+/g)?.includes(variable!)) {
      throw new Error(`${file} reads ${variable} in another way than ${variable}.name.`);
    }
  }
  while (joinPattern.test(inlined)) inlined = inlined.replace(joinPattern, 'classNames("$1 $2"');
  return inlined.replaceAll(constantPattern, "$1");
}

/** Returns the plugin that inlines class names, and writes their map to `.vite/css-modules.json` of the build. */
export const cssModuleNames = (namer: ClassNamer): Plugin => ({
  name: "css-module-names",
  enforce: "post",
  transform(code, id) {
    if (id.endsWith(".module.css")) return { code: "", map: null, moduleSideEffects: "no-treeshake" };
    if (!/\.tsx?$/.test(id) || !code.includes(".module.css")) return;
    return { code: inlineClassNames(code, id, namer), map: null };
  },
  generateBundle(_options, bundle) {
    // The minifier drops the statement where the blocks are in this order, but another sheet may load first.
    for (const asset of Object.values(bundle)) {
      if (asset.type === "asset" && asset.fileName.endsWith(".css")) asset.source = `${layerOrder}${asset.source}`;
    }
    this.emitFile({
      type: "asset",
      fileName: ".vite/css-modules.json",
      source: JSON.stringify(namer.classes, null, 1),
    });
  },
});
