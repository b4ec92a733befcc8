import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isPrivatePath } from "../../domain/demand/format-demand-href.ts";
import { toChinaDay } from "../../domain/day.ts";
import { formatDateYear } from "../../domain/format.ts";
import { siteZh } from "../../texts/site/site.zh.ts";
import { useRuntimeConfig } from "../platform/runtime-config-context.ts";
import styles from "./print-source.module.css";

/** Shown in print only: site name, address of the page (of a private one the site's), day of printing, hotline. Rendered only in the browser. */
export function PrintSource() {
  const { hotline } = useRuntimeConfig();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [printed, setPrinted] = useState<{ origin: string; day: string }>();
  useEffect(() => {
    const note = () => setPrinted({ origin: window.location.origin, day: toChinaDay(new Date()) });
    note();
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  if (!printed) return null;
  const { name, day, hotline: call } = siteZh.print;
  return (
    <p className={styles.printSource}>
      <span>
        {name} {printed.origin + (isPrivatePath(path) ? "" : path)}
      </span>
      <span>{day(formatDateYear(printed.day))}</span>
      <span>{call(hotline)}</span>
    </p>
  );
}
