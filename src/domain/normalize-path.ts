import { trimEndOf } from "./text/trim-end-of.ts";

/**
 * Strips trailing slashes and leaves exactly one leading slash (browsers treat backslashes as slashes), so that the path
 * never names another host: `//evil.example/` becomes `/evil.example`.
 */
export const normalizePath = (path: string): string => `/${trimEndOf(path.replace(/^[/\\]+/, ""), /[/\\]/)}`;
