import { defineConfig } from "vite";

/** The service worker, of the demand queue and of what is read offline: one file with a name of its own, beside the browser build. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
  build: {
    outDir: `${mode === "production" ? "dist" : "dist-dev"}/client`,
    emptyOutDir: false,
    target: ["chrome107", "safari16", "firefox104"],
    modulePreload: false,
    rolldownOptions: {
      input: "src/entry/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
}));
