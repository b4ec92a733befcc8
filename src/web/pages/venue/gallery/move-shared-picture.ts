import { prefersReducedMotion } from "#web/platform/device/prefers-reduced-motion.ts";
import { beforePaint } from "#web/platform/after-paint.ts";
import { takeSharedPicture } from "#web/platform/navigation/shared-picture.ts";
import styles from "./space-gallery.module.css";

/** Milliseconds of the motion: `--calm` of the sheets. */
const motionMs = 200;

/**
 * Moves the picture of the card that was pressed to a picture of this page, into which it fades, so that the visitor sees where it went.
 * The browser's view transition does the same, but first paints the page that is left once more, and the visitor waits for it twice as
 * long (ADR 50). Does nothing where no picture was shared with it, or where the visitor prefers reduced motion.
 */
export function moveSharedPicture(box: Element): void {
  const shared = takeSharedPicture();
  if (!shared || prefersReducedMotion()) return;
  const { picture, from } = shared;
  beforePaint(() => {
    const { left, top, width, height } = box.getBoundingClientRect();
    // A link opens its page at the top, which it may not be scrolled to yet.
    const down = top + window.scrollY;
    picture.className = styles.moving!;
    picture.ariaHidden = "true";
    picture.style.cssText = `left:${left}px;top:${down}px;width:${width}px;height:${height}px`;
    document.body.append(picture);
    const start = { transform: `translate(${from.left - left}px,${from.top - down}px) scale(${from.width / width})` };
    const steps = [start, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
    picture.animate(steps, { duration: motionMs, easing: "ease-out" }).onfinish = () => picture.remove();
  });
}
