import { useLayoutEffect, useRef } from "react";
import { formatNumber } from "#domain/format.ts";
import { beforePaint } from "../../platform/after-paint.ts";
import { scrollToCurrent } from "../../platform/navigation/scroll-to-current.ts";
import { Link } from "./link.tsx";
import styles from "./tabs.module.css";

export interface Tab {
  href: string;
  label: string;
  count?: number;
  current?: boolean;
}

/** Tabs made of links; the current one is scrolled into view on a narrow screen. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => beforePaint(() => scrollToCurrent(nav.current)), []);
  return (
    <nav className={styles.tabs} aria-label={label} data-scrolls="48" ref={nav}>
      {tabs.map(({ href, label: text, count, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined} resetScroll={false}>
          {text}
          {count !== undefined && <small>{formatNumber(count)}</small>}
        </Link>
      ))}
    </nav>
  );
}
