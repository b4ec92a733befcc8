import { defineConfig } from "vite";

/** The service worker of the demand queue: one file with a name of its own, beside the browser build. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    outDir: `${mode === "production" ? "dist" : "dist-dev"}/client`,
    emptyOutDir: false,
    target: ["chrome107"],
    modulePreload: false,
    rolldownOptions: {
      input: "src/entry/demand-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
}));
