import { type Picture, pictureHref, widthsFor } from "../../domain/picture/picture.ts";

/** A place for pictures on the page, from some width of the window on. */
export interface Slot {
  /** Pixels of the window from which it is so; absent for the narrowest. */
  from?: number;
  /** How wide it is then. */
  width: `${number}px` | `${number}vw`;
  /** Width to height, where the picture fills it and is cut; absent where the slot takes the picture's own. */
  ratio?: number;
}

/** What the browser chooses from. */
export interface Sources {
  sizes: string;
  avif: string;
  webp: string;
  jpg: string;
  /** For a browser that chooses nothing. */
  src: string;
}

/** More pixels to a CSS pixel than this nobody sees in a room's picture: screens of three get what one of two gets. */
const mostDensity = 2;
const denseScreen = "(min-resolution:2.5dppx)";
/** Pixels of a picture that stands alone. */
const plainWidth = 640;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * What `srcset` and `sizes` say of a picture in slots, the widest first. A slot of another shape than the picture's shows a
 * part of it, which is why the picture may have to be wider than the slot.
 */
export function pictureSources(
  { hash, width, height }: Pick<Picture, "hash" | "width" | "height">,
  slots: Slot[],
): Sources {
  const own = width / height;
  const shown = slots.map(({ from, width: text, ratio }, index) => {
    const unit = text.endsWith("vw") ? "vw" : "px";
    const size = Number.parseFloat(text) * (ratio ? Math.max(1, own / ratio) : 1);
    // The window is at most as wide as where the next slot begins.
    const window = slots[index - 1]?.from ?? 1920;
    const px = (at: number) => (unit === "vw" ? (size * at) / 100 : size);
    return { from, unit, size, least: px(from ?? 360), most: px(window) };
  });
  const sizes = shown.flatMap(({ from, unit, size }) => {
    if (from !== undefined) return [`(min-width:${from}px) ${rounded(size)}${unit}`];
    return [`${denseScreen} ${rounded((size * mostDensity) / 3)}${unit}`, `${rounded(size)}${unit}`];
  });
  const least = Math.min(...shown.map((slot) => slot.least));
  const most = mostDensity * Math.max(...shown.map((slot) => slot.most));
  const all = widthsFor(width);
  const enough = all.findIndex((each) => each >= most);
  const upTo = enough < 0 ? all : all.slice(0, enough + 1);
  const wide = upTo.filter((each) => each >= least);
  const widths = wide.length > 0 ? wide : upTo.slice(-1);
  const set = (format: "avif" | "webp" | "jpg") =>
    widths.map((each) => `${pictureHref(hash, each, format)} ${each}w`).join(",");
  const plain = widths.find((each) => each >= plainWidth) ?? widths.at(-1)!;
  return {
    sizes: sizes.join(","),
    avif: set("avif"),
    webp: set("webp"),
    jpg: set("jpg"),
    src: pictureHref(hash, plain, "jpg"),
  };
}
