import { formatPictureHref, listPictureWidths, maxPictureDensity } from "#domain/picture/format-picture-href.ts";
import type { Picture } from "#domain/picture/picture.ts";

/** The size of a picture's place on the page, from a window width on. */
export interface PictureSlot {
  /** Window width in pixels from which the slot applies; absent for the narrowest. */
  from?: number;
  /** Width of the slot. */
  width: `${number}px` | `${number}vw`;
  /** Width to height of a slot that crops the picture; absent where the slot takes the picture's ratio. */
  ratio?: number;
}

/** Values for `sizes`, `srcset` by format, and `src`. JPEG comes in one width: only browsers of before 2020 still ask for it. */
export interface PictureSources {
  sizes: string;
  avif: string;
  webp: string;
  /** Fallback for browsers that know neither format. */
  src: string;
}

const denseScreen = "(min-resolution:2.5dppx)";
/** Width of the fallback picture, in pixels. */
const fallbackWidth = 640;

/** Returns the address of a picture for browsers that know neither AVIF nor WebP, or run no script. */
export const formatFallbackHref = (hash: string, widths: readonly number[]): string =>
  formatPictureHref(hash, widths.find((each) => each >= fallbackWidth) ?? widths.at(-1)!, "jpg");

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns `srcset` and `sizes` of a picture for slots, the widest window first. A slot of another ratio than the picture's
 * crops it, so that the picture may have to be wider than the slot.
 */
export function buildPictureSources(
  { hash, width, height }: Pick<Picture, "hash" | "width" | "height">,
  slots: PictureSlot[],
): PictureSources {
  const aspectRatio = width / height;
  const shown = slots.map(({ from, width: text, ratio }, index) => {
    const unit = text.endsWith("vw") ? "vw" : "px";
    const size = Number.parseFloat(text) * (ratio ? Math.max(1, aspectRatio / ratio) : 1);
    // The window is narrower than the start of the next wider slot.
    const window = slots[index - 1]?.from ?? 1920;
    const px = (at: number) => (unit === "vw" ? (size * at) / 100 : size);
    return { from, unit, size, least: px(from ?? 360), most: px(window) };
  });
  const sizes = shown.flatMap(({ from, unit, size }) => {
    if (from !== undefined) return [`(min-width:${from}px) ${roundToTenth(size)}${unit}`];
    return [`${denseScreen} ${roundToTenth((size * maxPictureDensity) / 3)}${unit}`, `${roundToTenth(size)}${unit}`];
  });
  const least = Math.min(...shown.map((slot) => slot.least));
  const most = maxPictureDensity * Math.max(...shown.map((slot) => slot.most));
  const all = listPictureWidths(width);
  const enough = all.findIndex((each) => each >= most);
  const upTo = enough < 0 ? all : all.slice(0, enough + 1);
  const wide = upTo.filter((each) => each >= least);
  const widths = wide.length > 0 ? wide : upTo.slice(-1);
  const set = (format: "avif" | "webp") =>
    widths.map((each) => `${formatPictureHref(hash, each, format)} ${each}w`).join(",");
  return {
    sizes: sizes.join(","),
    avif: set("avif"),
    webp: set("webp"),
    src: formatFallbackHref(hash, widths),
  };
}
