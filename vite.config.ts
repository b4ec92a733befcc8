import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const out = (mode: string) => (mode === "production" ? "dist" : "dist-dev");

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "src/web/public",
  build: isSsrBuild
    ? { outDir: `${out(mode)}/server`, target: "node22", rolldownOptions: { input: "src/entry/server.ts" } }
    : {
        outDir: `${out(mode)}/client`,
        target: ["chrome107", "safari16", "firefox104"],
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // The panorama viewer brings three.js; it is one chunk of one page, loaded after its poster.
        chunkSizeWarningLimit: 700,
        rolldownOptions: { input: ["src/entry/client.tsx", "src/entry/maps.ts"] },
      },
}));
