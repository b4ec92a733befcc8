import { useEffect, useRef } from "react";
import { formatNumber } from "#domain/format.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { whenNearAndOnline } from "../../platform/lazy-loading/when-near-and-online.ts";
import { Link } from "../../ui/navigation/link.tsx";
import type { PictureList } from "./use-picture-list.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./more-pictures.module.css";

interface MorePicturesProps {
  list: PictureList;
  /** Number of pictures from the venue's first to the last shown one, and in all. */
  shown: number;
  total: number;
  /** URL of the next page, for browsers without script. */
  href: string;
  /** Whether the next page loads when the visitor scrolls near. */
  byScroll: boolean;
}

/** Renders how many pictures of all are shown, and a link to the next page. */
export function MorePictures({ list, shown, total, href, byScroll }: MorePicturesProps) {
  const link = useRef<HTMLParagraphElement>(null);
  const { more, state, page } = list;
  const latestMore = useRef(more);
  useEffect(() => {
    latestMore.current = more;
  });
  const left = total - shown;
  const isWaiting = byScroll && state === "idle" && left > 0;
  useEffect(() => {
    // Each page moves the end of the list: it is observed again.
    if (isWaiting && page > 0 && link.current) return whenNearAndOnline(link.current, () => void latestMore.current());
  }, [isWaiting, page]);
  return (
    <p className={styles.morePictures} ref={link}>
      {left > 0 && (
        <Link
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void more();
          }}
          preload={false}
          rel="next"
        >
          {state === "loading" ? pictureZh.loading : state === "failed" ? pictureZh.moreFailed : pictureZh.more}
        </Link>
      )}
      <span className={textStyles.small} role="status">
        {pictureZh.shown(formatNumber(shown), formatNumber(total))}
      </span>
    </p>
  );
}
