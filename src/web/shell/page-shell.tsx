import { HeadContent, Outlet, Scripts, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiContext } from "../platform/api-client.ts";
import { beforePaint } from "../platform/app-platform.ts";
import { ConfigContext, configElementId } from "../platform/runtime-config.ts";
import { zh } from "../../texts/zh.ts";
import { DemandQueueNotice } from "../features/demand-form/demand-queue-notice.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useCurrentPage } from "./current-page.ts";
import { PrintSource } from "./print-source.tsx";
import { useNavigationNotice } from "./navigation-notice.ts";

/** Serialises JSON for a script element; escapes `<`, which could close it. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The document around every page. The viewport is fixed by the specification. */
export function PageShell() {
  const { call, config } = useRouteContext({ from: "__root__" });
  const { lang } = useCurrentPage();
  useNavigationNotice();
  useEffect(() => {
    document.documentElement.dataset.ready = "1";
  }, []);
  return (
    <html lang={lang === "en" ? "en" : "zh-CN"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          content="width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=no, viewport-fit=cover"
          name="viewport"
        />
        <meta content="#FBFAF7" media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content="#14171B" media="(prefers-color-scheme: dark)" name="theme-color" />
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} suppressHydrationWarning />
        <HeadContent />
      </head>
      <body>
        <ConfigContext value={config}>
          <ApiContext value={call}>
            <a className="skip" href="#main">
              {zh.shell.skip}
            </a>
            <Header />
            {lang !== "en" && <PrintSource />}
            <Outlet />
            <Footer />
            <ToastHost />
            <DemandQueueNotice />
          </ApiContext>
        </ConfigContext>
        <script dangerouslySetInnerHTML={{ __html: inert(config) }} id={configElementId} type="application/json" />
        <Scripts />
      </body>
    </html>
  );
}
