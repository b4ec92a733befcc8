import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";

export type Face = "regular" | "bold";

const files: Record<Face, string> = { regular: "NotoSansHans-Regular.otf", bold: "NotoSansHans-Bold.otf" };

let loaded: Record<Face, Font> | undefined;

/** Loads the fonts of the sheets, once in a thread: parsing them takes longer than a file does. */
export function loadFonts(): Record<Face, Font> {
  if (loaded) return loaded;
  const folder = join(dirname(createRequire(import.meta.url).resolve("@embedpdf/fonts-sc")), "../fonts");
  const load = (face: Face) => create(readFileSync(join(folder, files[face]))) as Font;
  loaded = { regular: load("regular"), bold: load("bold") };
  return loaded;
}
