/** 192 random bits as base64url (`createToken`). */
const tokenPattern = /^[\w-]{32}$/;

/** Path under which every demand has its private page. */
const privatePath = "/demand/";

/** Returns whether a text has the shape of a demand's token, so that others need no look-up. */
export const isDemandToken = (text: string): boolean => tokenPattern.test(text);

/** Formats the path of a demand's private page, which only who holds the token can open. */
export const formatDemandHref = (token: string): string => `${privatePath}${token}`;
