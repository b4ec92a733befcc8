import { join } from "node:path";
import type { Plugin } from "vite";

/** The name under which Vite's build calls the helper. */
const helper = "__vitePreload";

/** Puts the site's own helper for dynamic imports in the place of Vite's, which every document would load. */
export const ownPreload = (root: string): Plugin => ({
  name: "own-preload",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `export { preloadFiles as ${helper} } from "${join(root, "src/web/platform/lazy-loading/preload-files.ts")}";`
      : undefined,
});
