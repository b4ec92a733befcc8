import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { resolveImport } from "#scripts/resolve-import.ts";

const root = join(import.meta.dirname, "../..");
/** Most bytes of the layer's script on a first load, compressed. */
const maxBytes = 12_000;

const importPattern =
  /^(?:import|export)\s+(?!type\b)(?:\{(?<names>[^}]*)\}\s+from\s+|[^"';{]*?\sfrom\s+|)"(?<path>(?:\.{1,2}\/|#)[^"]+\.tsx?)";/gm;

/** Collects the modules that a module imports statically, itself included; what is imported as types only is no module. */
function collectModules(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const { groups } of readFileSync(file, "utf8").matchAll(importPattern)) {
    const { names, path } = groups as { names?: string; path: string };
    const isTypesOnly = names?.split(",").every((name) => /^\s*(?:type\s.*)?$/.test(name));
    if (!isTypesOnly) collectModules(resolveImport(path, file), seen);
  }
  return seen;
}

test("the browser's layer is under 12 kB on a first load", async () => {
  const first = [...collectModules(join(root, "src/entry/client.ts"))].map((file) => relative(root, file));
  const platform = first.filter((file) => file.startsWith("src/web/platform/"));
  expect(platform.length).toBeGreaterThan(20);
  const entry = "virtual:layer";
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "layer",
        enforce: "pre",
        resolveId: (id, importer, { kind }) => {
          if (id === entry) return id;
          // What is imported late is no part of the first load.
          const isLate = kind === "dynamic-import";
          if (isLate || (importer !== entry && !/^[.#]/.test(id))) return { id, external: true };
          const file = importer === entry ? id : relative(root, resolveImport(id, importer ?? ""));
          // The layer and the rules that it needs; libraries, texts and the contract's schemas are other layers.
          return /^src\/(?:web\/platform|domain)\//.test(file) ? join(root, file) : { id, external: true };
        },
        load: (id) =>
          id === entry
            ? platform
                .map((file, index) => `import * as part${index} from "${file}"; export { part${index} };`)
                .join("\n")
            : null,
      },
    ],
    build: {
      write: false,
      target: "chrome107",
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict", output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as { output: { type: string; code?: string }[] };
  const code = output.map(({ code: part = "" }) => part).join("\n");
  const bytes = gzipSync(code, { level: 9 }).length;
  expect(bytes).toBeLessThan(maxBytes);
});
