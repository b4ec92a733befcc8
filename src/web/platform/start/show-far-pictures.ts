import {
  formatPictureHref,
  listPictureWidths,
  maxPictureDensity,
  usualPictureRatio,
} from "#domain/picture/format-picture-href.ts";

/** Reads address, hash and original width from the `noscript` picture in the box of a lazy picture. */
const readFallback = (box: Element) =>
  / src="(\/pictures\/(\w+)-\d+\.jpg)" width="(\d+)"/.exec(box.querySelector(":scope > noscript")?.textContent ?? "");

/**
 * Shows a box's picture as its background, in AVIF where the browser can choose a format. The width is the smallest that fills the box,
 * where a box of another ratio crops the picture; the started page loads the same width.
 */
function showInBox(box: HTMLElement): void {
  const [, fallback, hash, width] = readFallback(box) ?? [];
  if (!hash) return;
  const ratio = Number(box.style.getPropertyValue("--ratio") || usualPictureRatio);
  const shown = Math.max(box.clientWidth, box.clientHeight * ratio);
  const pixels = shown * Math.min(window.devicePixelRatio, maxPictureDensity);
  const widths = listPictureWidths(Number(width));
  const fitting = widths.find((each) => each >= pixels) ?? widths.at(-1)!;
  const jpeg = `url("${fallback}")`;
  const avif = `url("${formatPictureHref(hash, fitting, "avif")}")`;
  // A browser that does not know `image-set` keeps the first. Nothing is requested before both are set.
  for (const image of [jpeg, `image-set(${avif} type("image/avif"), ${jpeg} type("image/jpeg"))`])
    box.style.background = `center / cover ${image}`;
}

/**
 * Shows lazy pictures that are visible before the page has started. They are the background of their boxes: React does not expect
 * another element there. The signal ends it.
 */
export function showFarPictures(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      showInBox(target as HTMLElement);
    }
  });
  for (const { parentElement } of document.querySelectorAll("main noscript"))
    if (parentElement) observer.observe(parentElement);
  signal.addEventListener("abort", () => observer.disconnect());
}
