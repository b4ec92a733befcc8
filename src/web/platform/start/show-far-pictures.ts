import {
  formatPictureHref,
  listPictureWidths,
  maxPictureDensity,
  usualPictureRatio,
} from "../../../domain/picture/format-picture-href.ts";

/** The address, the hash and the original's width of the picture for browsers without script that a lazy picture's box holds. */
const readFallback = (box: Element) =>
  / src="(\/pictures\/(\w+)-\d+\.jpg)" width="(\d+)"/.exec(box.querySelector(":scope > noscript")?.textContent ?? "");

/**
 * Shows a box's picture as its background: as AVIF where the browser tells formats apart, in the smallest width that fills the box, which
 * the page then loads too: a box of another ratio than the picture's crops it.
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
  // A browser that does not know the second keeps the first; nothing is requested in between.
  for (const image of [jpeg, `image-set(${avif} type("image/avif"), ${jpeg} type("image/jpeg"))`])
    box.style.background = `center / cover ${image}`;
}

/**
 * Shows lazy pictures that are visible before the page has started, which loads them: as the background of their boxes, since an
 * element more would not be the document's. The signal ends it.
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
