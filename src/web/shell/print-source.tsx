import { useRouterState } from "@tanstack/react-router";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { useRuntimeConfig } from "../platform/runtime-config-context.ts";
import styles from "./print-source.module.css";

/**
 * Shown in print only: site name, address of the page (of a private one the site's), day of printing, hotline. The day is known at
 * the printing only: the bootstrap sets it (`setPrintDayWhenPrinted`), and the sheet shows it.
 */
export function PrintSource() {
  const { hotline, origin } = useRuntimeConfig();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { name, day, hotline: call } = siteZh.print;
  return (
    <p className={styles.printSource}>
      {/* Of an address that is no page, server and browser may read the spaces at its end differently. */}
      <span suppressHydrationWarning>
        {name} {origin + (isPrivatePath(path) ? "" : path)}
      </span>
      <span className={styles.printDay} data-print-day={day("{day}")} />
      {hotline && <span>{call(hotline)}</span>}
    </p>
  );
}
