import { useLayoutEffect, useRef } from "react";
import { formatNumber } from "../../../domain/format.ts";
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
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 48;
  }, []);
  return (
    <nav className={styles.tabs} aria-label={label} ref={nav}>
      {tabs.map(({ href, label: text, count, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined} resetScroll={false}>
          {text}
          {count !== undefined && <small>{formatNumber(count)}</small>}
        </Link>
      ))}
    </nav>
  );
}
