/** 192 random bits as base64url (`createToken`). */
const tokenPattern = /^[\w-]{32}$/;

/** Path under which every demand has its private page. */
const privatePath = "/demand/";

/** Returns whether a text has the shape of a demand's token, so that others need no look-up. */
export const isDemandToken = (text: string): boolean => tokenPattern.test(text);

/** Formats the path of a demand's private page, which only who holds the token can open. */
export const formatDemandHref = (token: string): string => `${privatePath}${token}`;

/** Returns whether a path, in any spelling that could lead there, is below that of the private pages. */
export const isPrivatePath = (path: string): boolean => /^\/+demand(?:\/|%2f)/i.test(path);

/** Beginning of the address of a page's state, in any spelling that could lead there. */
const stateStart = /^\/+page-state(?:\/|%2f)+[^/%]*/i;

/** Returns a path as logs may show it: /demand/… for a private page, and for the state of one; any other unchanged. */
export function hideToken(path: string): string {
  const state = stateStart.exec(path)?.[0] ?? "";
  return isPrivatePath(path.slice(state.length).replace(/^%2f/i, "/")) ? `${state}${privatePath}…` : path;
}
