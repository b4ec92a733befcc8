import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";
import { isFastConnection, readConnection } from "#web/platform/device/read-connection.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { preloadPage } from "../../navigation/link.tsx";

/**
 * Preloads the pages of a list's first links in view once the page is idle, where the connection is fast and the visitor saves no data: a
 * touch tells of the link too late to load its page before it ends. Other rows need another key. Renders nothing.
 * @param rows the list; of each row its heading's link is preloaded
 */
export function RowsPreloader({ rows }: { rows: RefObject<HTMLElement | null> }): null {
  const router = useRouter() as AnyRouter;
  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      if (isLeft || !isFastConnection(readConnection())) return;
      const { preloadInView } = await import("./preload-in-view.ts");
      if (isLeft) return;
      end = preloadInView(rows.current?.querySelectorAll<HTMLAnchorElement>("h3 a") ?? [], (link) =>
        preloadPage(router, link),
      );
    };
    whenIdle(() => void begin().catch(() => undefined));
    return () => {
      isLeft = true;
      end?.();
    };
  }, [router, rows]);
  return null;
}
