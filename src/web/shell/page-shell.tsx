import { HeadContent, Outlet, Scripts, useRouteContext } from "@tanstack/react-router";
import { useContext } from "react";
import { viewportContent } from "#domain/limits.ts";
import { siteAttribute, startElementId } from "#contract/page-start.ts";
import { configElementId } from "#domain/runtime-config.ts";
import { ApiContext } from "../platform/api/create-api-client.ts";
import { formatBeforePaintScript } from "../platform/before-paint/format-before-paint-script.ts";
import { PageStartContext } from "../platform/start/page-start-context.ts";
import { RuntimeConfigContext } from "../platform/runtime-config-context.ts";
import { LanguageContext } from "../platform/language-context.ts";
import { DemandQueueNotice } from "../features/demand-form/queue-notice/demand-queue-notice.tsx";
import { ToastHost } from "../ui/overlay/toast-host.tsx";
import { DemoLine } from "../ui/text/demo-line.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { hasDemoData } from "./has-demo-data.ts";
import { useCurrentPage } from "./use-current-page.ts";
import { PrintSource } from "./print-source.tsx";
import { useNavigationNotice } from "./use-navigation-notice.ts";
import { useTellingCall } from "./use-telling-call.ts";
import styles from "./page-shell.module.css";

/** Serialises JSON for a script element; escapes `<`, which could close it. Only the server does: the browser has read it before React runs. */
const serializeInlineJson = (value: unknown) =>
  import.meta.env.SSR && value ? JSON.stringify(value).replaceAll("<", "\\u003c") : "";

const beforePaintScript = import.meta.env.SSR ? formatBeforePaintScript() : "";

/** The service worker reads it in the document: the browser's code does without. */
const ofServer = import.meta.env.SSR ? { [siteAttribute]: "" } : undefined;

/** The document around every page. The viewport is fixed by the specification. */
export function PageShell() {
  const { call, config } = useRouteContext({ from: "__root__" });
  const { lang, texts, loaded } = useCurrentPage();
  const start = useContext(PageStartContext);
  const tellingCall = useTellingCall(call, lang);
  useNavigationNotice();
  return (
    <html lang={lang === "en" ? "en" : "zh-CN"} {...ofServer} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content={viewportContent} name="viewport" />
        {import.meta.env.SSR && (
          // The browser's code does without: they stay in the head as the server wrote them.
          <>
            <meta content="#FBF8F2" media="(prefers-color-scheme: light)" name="theme-color" />
            <meta content="#171512" media="(prefers-color-scheme: dark)" name="theme-color" />
            <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
            <link href="/manifest.webmanifest" rel="manifest" />
          </>
        )}
        <script
          // Only the server writes it; it has run before React does.
          dangerouslySetInnerHTML={{ __html: beforePaintScript }}
          suppressHydrationWarning
        />
        <HeadContent />
      </head>
      <body>
        <RuntimeConfigContext value={config}>
          <ApiContext value={tellingCall}>
            <LanguageContext value={lang ?? "zh"}>
              <a className={styles.skipLink} href="#main">
                {texts.skip}
              </a>
              <Header />
              {hasDemoData(loaded) && <DemoLine />}
              {lang !== "en" && <PrintSource />}
              <Outlet />
              <Footer />
              <ToastHost />
              <DemandQueueNotice />
            </LanguageContext>
          </ApiContext>
        </RuntimeConfigContext>
        <script
          dangerouslySetInnerHTML={{ __html: serializeInlineJson(config) }}
          id={configElementId}
          suppressHydrationWarning
          type="application/json"
        />
        <script
          dangerouslySetInnerHTML={{ __html: serializeInlineJson(start) }}
          id={startElementId}
          suppressHydrationWarning
          type="application/json"
        />
        <Scripts />
      </body>
    </html>
  );
}
