import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Rolldown, defineConfig } from "vite";
import { ownPreload } from "./scripts/chunks/own-preload.ts";
import { planChunks } from "./scripts/chunks/plan-chunks.ts";
import { recordHashes } from "./scripts/chunks/record-hashes.ts";
import { recordModules } from "./scripts/chunks/record-modules.ts";
import { recordRules } from "./scripts/chunks/record-rules.ts";
import { createClassNamer, cssModuleNames } from "./scripts/css-module-names.ts";
import { inlineRoutes } from "./scripts/inline-routes.ts";
import { scaleWithTextSize } from "./scripts/scale-with-text-size.ts";

const out = (mode: string) => (mode === "production" ? "dist" : "dist-dev");

const entries = ["src/entry/client.ts", "src/entry/maps.ts"];
const application = "src/entry/application.tsx";
const idle = ["src/web/platform/tracking/analytics/run-analytics.ts"];

/** Libraries of many small modules, which the server's files hold: finding and reading each took a quarter of its start. */
const heldByServer = [
  "@hono/node-server",
  "hono",
  "kysely",
  "lru-cache",
  "opencc-js",
  "p-queue",
  "pinyin-pro",
  "seroval",
  "write-excel-file",
  "zod",
  /^@modelcontextprotocol\//,
  /^@tanstack\//,
];

/** Returns the function that names the file of a module, by a plan of the whole graph. */
function createChunkNamer(): Rolldown.CodeSplittingNameFunction {
  let plan: Map<string, string> | undefined;
  return (id, context) => {
    plan ??= planChunks(
      {
        entries: entries.map((entry) => join(import.meta.dirname, entry)),
        application: join(import.meta.dirname, application),
        idle: idle.map((part) => join(import.meta.dirname, part)),
      },
      (module) => context.getModuleInfo(module),
    );
    return plan.get(id) ?? null;
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const outDir = `${out(mode)}/${isSsrBuild ? "server" : "client"}`;
  const namer = createClassNamer(import.meta.dirname, mode === "production");
  return {
    plugins: [
      react(),
      cssModuleNames(namer),
      ...(isSsrBuild
        ? []
        : [
            ownPreload(import.meta.dirname),
            inlineRoutes(import.meta.dirname),
            recordModules(import.meta.dirname),
            recordRules(namer.classes),
            recordHashes(),
          ]),
    ],
    ssr: { noExternal: isSsrBuild ? heldByServer : [] },
    css: { modules: { generateScopedName: namer.name }, postcss: { plugins: [scaleWithTextSize()] } },
    publicDir: isSsrBuild ? false : "src/web/public",
    build: isSsrBuild
      ? {
          outDir,
          target: "node22",
          assetsInlineLimit: 0,
          rolldownOptions: { input: ["src/entry/server.ts", "src/entry/workers.ts", "src/entry/file-worker.ts"] },
        }
      : {
          outDir,
          target: ["chrome107", "safari16", "firefox104"],
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          // The panorama viewer brings three.js; it is one chunk of one page, loaded after its poster.
          chunkSizeWarningLimit: 700,
          rolldownOptions: {
            input: entries,
            // The plan names the file of every shared module, so none may be taken along by another's file.
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: createChunkNamer(), debugName: "plan" }],
              },
            },
          },
        },
  };
});
