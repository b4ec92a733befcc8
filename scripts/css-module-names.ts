import { createHash } from "node:crypto";
import { basename, dirname, join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789`;
/** Length of a short class name: a collision fails the build, and 12 million names make one unlikely. */
const length = 4;

/** Builds a name of four letters and digits, which starts with a letter, from a text's hash. */
export function buildShortName(text: string): string {
  const hash = createHash("sha256").update(text).digest();
  return Array.from({ length }, (_, index) => {
    const alphabet = index === 0 ? letters : characters;
    return alphabet[hash.readUInt16BE(2 * index) % alphabet.length]!;
  }).join("");
}

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
  return {
    classes,
    name: (local, file) => {
      const path = relative(root, file.split("?")[0]!).split(sep).join("/");
      const owner = `${path} ${local}`;
      const name = isShort ? buildShortName(owner) : buildReadableName(path, local);
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
const importPattern = /import (\w+) from "(\.[^"]+\.module\.css)";/g;
const joinPattern = /classNames\("([^"]*)", "([^"]*)"/;
const constantPattern = /classNames\(("[^"]*")\)/g;

/** Replaces `styles.name` by the class name itself, and joins constant names, so that no page loads maps of names. */
export function inlineClassNames(code: string, file: string, { name }: ClassNamer): string {
  let inlined = code;
  for (const [statement, variable, path] of code.matchAll(importPattern)) {
    const module = join(dirname(file), path!);
    inlined = inlined.replaceAll(new RegExp(`(?<![\\w$.])${variable}\\.(\\w+)`, "g"), (_, local: string) =>
      JSON.stringify(name(local, module)),
    );
    inlined = inlined.replace(statement, `import "${path}";`);
    if (new RegExp(`(?<![\\w$.])${variable}\\b`).test(inlined)) {
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
