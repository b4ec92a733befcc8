import { type TouchEvent, useRef } from "react";
import { homeZh } from "#texts/site/home.zh.ts";
import { getSwipeDirection } from "#web/platform/device/get-swipe-direction.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import type { HomeData } from "../page.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./banners-section.module.css";

const slots: Slot[] = [{ from: 1248, width: "280px" }, { width: "300px" }];

/** Renders the operator's banners as a strip that a swipe moves by one. */
export function BannersSection({ banners }: Pick<HomeData, "banners">) {
  const swipe = useBannerSwipe();
  if (banners.length === 0) return null;
  return (
    <section aria-label={homeZh.banners} className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <ul className={styles.banners} {...swipe}>
        {banners.map(({ id, title, text, href, image }) => (
          <li key={id}>
            <Link href={href}>
              {image && <Picture alt="" className={styles.image} picture={image} slots={slots} />}
              <b>{title}</b>
              <span className={textStyles.soft}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the strip by one banner on a swipe (specification, section 9); slower movements only scroll it. */
function useBannerSwipe() {
  const start = useRef({ x: 0, y: 0, at: 0 });
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      if (touch) start.current = { x: touch.clientX, y: touch.clientY, at: timeStamp };
    },
    onTouchEnd: ({ changedTouches, timeStamp, currentTarget: strip }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches[0];
      if (!touch) return;
      const { x, y, at } = start.current;
      const direction = getSwipeDirection({ dx: touch.clientX - x, dy: touch.clientY - y, ms: timeStamp - at });
      const step = direction === "left" ? 1 : direction === "right" ? -1 : 0;
      const width = strip.firstElementChild?.clientWidth ?? 0;
      if (step === 0 || width === 0) return;
      const shown = Math.round((strip.scrollLeft + touch.clientX - x) / width);
      strip.scrollTo({ left: (shown + step) * width, behavior: "smooth" });
    },
  };
}
