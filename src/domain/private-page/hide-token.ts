import { isPrivatePath } from "./is-private-path.ts";

/** Beginning of the address of a page's state, in any spelling that could lead there. */
const stateStart = /^\/+page-state(?:\/|%2f)+[^/%]*/i;

/** Returns a path as logs may show it: /demand/… or /s/… for a private page, and for the state of one; any other unchanged. */
export function hideToken(path: string): string {
  const state = stateStart.exec(path)?.[0] ?? "";
  const page = path.slice(state.length).replace(/^%2f/i, "/");
  if (!isPrivatePath(page)) return path;
  return `${state}${/^\/+s(?:\/|%2f)/i.test(page) ? "/s/" : "/demand/"}…`;
}
