import type { RouterHistory } from "@tanstack/react-router";
import { normalizePath } from "#domain/normalize-path.ts";

/**
 * Replaces a path with a slash too many that the visitor goes back or forward to, with its query and hash, as the server redirects that
 * of a document (specification, section 2).
 */
export function correctHistoryPaths({ replace }: Pick<RouterHistory, "replace">): void {
  window.addEventListener("popstate", () => {
    const { pathname, search, hash } = window.location;
    const path = normalizePath(pathname);
    if (path !== pathname) replace(path + search + hash);
  });
}
