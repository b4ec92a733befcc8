import { type RefObject, useEffect, useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import styles from "./view-tabs.module.css";

interface ViewTabsProps {
  /** Number of photographs. */
  count: number;
  vrHref: string | undefined;
  /** What is swiped: the photograph, then the plan. */
  pair: RefObject<HTMLDivElement | null>;
}

/** Renders the switch between photograph, plan and panoramas on a phone, where the first two are swiped. */
export function ViewTabs({ count, vrHref, pair }: ViewTabsProps) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = pair.current;
    if (!element) return;
    const follow = () => setShown(Math.round(element.scrollLeft / element.clientWidth));
    element.addEventListener("scroll", follow, { passive: true });
    return () => element.removeEventListener("scroll", follow);
  }, [pair]);
  return (
    <nav
      aria-label={spaceZh.views.title}
      className={classNames(visibilityStyles.beforeTablet, visibilityStyles.noPrint, styles.tabs)}
    >
      {[spaceZh.views.photographs(formatNumber(count)), spaceZh.views.plan].map((label, index) => (
        <button
          aria-current={index === shown ? "true" : undefined}
          key={label}
          onClick={() => pair.current?.scrollTo({ left: index * pair.current.clientWidth })}
          type="button"
        >
          {label}
        </button>
      ))}
      {vrHref && <Link href={vrHref}>{spaceZh.views.vr}</Link>}
    </nav>
  );
}
