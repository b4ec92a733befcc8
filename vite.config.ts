import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createClassNamer, cssModuleNames } from "./scripts/css-module-names.ts";
import { scaleWithTextSize } from "./scripts/scale-with-text-size.ts";

const out = (mode: string) => (mode === "production" ? "dist" : "dist-dev");

/**
 * Sheets of components on many pages are one file: a file for each would be twenty requests a page. Two small scripts of every
 * page are with them, so that the file's script is not an empty request.
 */
const sharedSheets =
  /src\/web\/ui\/(?:text\/class-names\.ts|drawing\/icon\.tsx)$|src\/web\/(?:ui|shell|features\/(?:city-picker\/city-picker|demand-card|venue-frame|demand-form\/(?:fields|form\/(?:demand-form|what-next))))\b.*\.css/;

export default defineConfig(({ mode, isSsrBuild }) => {
  const outDir = `${out(mode)}/${isSsrBuild ? "server" : "client"}`;
  const namer = createClassNamer(import.meta.dirname, mode === "production");
  return {
    plugins: [react(), cssModuleNames(namer)],
    css: { modules: { generateScopedName: namer.name }, postcss: { plugins: [scaleWithTextSize()] } },
    publicDir: isSsrBuild ? false : "src/web/public",
    build: isSsrBuild
      ? { outDir, target: "node22", rolldownOptions: { input: "src/entry/server.ts" } }
      : {
          outDir,
          target: ["chrome107", "safari16", "firefox104"],
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          // The panorama viewer brings three.js; it is one chunk of one page, loaded after its poster.
          chunkSizeWarningLimit: 700,
          rolldownOptions: {
            input: ["src/entry/client.tsx", "src/entry/maps.ts"],
            output: { codeSplitting: { groups: [{ name: "shared", test: sharedSheets }] } },
          },
        },
  };
});
