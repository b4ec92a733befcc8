import { decodeAscii } from "./decode-ascii.ts";

/** A private page, or the state of one, in any spelling that could lead there. */
const privateAddress = /^(?:(\/+page-state\/+[^/]+)\/+|\/+page-state\/+|\/+)(demand|s)\//i;

/** Returns a path as logs may show it: /demand/… or /s/… for a private page, and for the state of one; any other unchanged. */
export function hideToken(path: string): string {
  const [, state = "", page] = privateAddress.exec(decodeAscii(path)) ?? [];
  return page ? `${state}/${page.toLowerCase()}/…` : path;
}
