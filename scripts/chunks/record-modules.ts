import type { Plugin } from "vite";

/** Records which modules each script holds, with their bytes before minification: what a page's first load consists of. */
export const recordModules = (root: string): Plugin => ({
  name: "record-modules",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) => {
      if (file.type !== "chunk") return [];
      const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
        id.replace(`${root}/`, ""),
        renderedLength,
      ]);
      return [[file.fileName, Object.fromEntries(modules)]];
    });
    this.emitFile({
      type: "asset",
      fileName: ".vite/modules.json",
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
});
