/**
 * A URL's path without trailing slashes, and beginning with exactly one (backslashes count: browsers read them so), so that
 * it never names another host: `//evil.example/` is `/evil.example`.
 */
export const withoutTrailingSlash = (path: string): string => `/${path.replace(/^[/\\]+/, "").replace(/[/\\]+$/, "")}`;
