import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { dayInChina } from "../../domain/day.ts";
import { formatDateYear } from "../../domain/format.ts";
import { zh } from "../../texts/zh.ts";
import { useRuntimeConfig } from "../platform/runtime-config.ts";

/** Shown in print only: site name, address of the page, day of printing, hotline. Rendered only in the browser. */
export function PrintSource() {
  const { hotline } = useRuntimeConfig();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [printed, setPrinted] = useState<{ origin: string; day: string }>();
  useEffect(() => {
    const note = () => setPrinted({ origin: window.location.origin, day: dayInChina(new Date()) });
    note();
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  if (!printed) return null;
  const { name, day, hotline: call } = zh.print;
  return (
    <p className="print-source">
      <span>
        {name} {printed.origin + path}
      </span>
      <span>{day(formatDateYear(printed.day))}</span>
      <span>{call(hotline)}</span>
    </p>
  );
}
