import { decodeAscii } from "./decode-ascii.ts";

/**
 * Returns whether a path, in any spelling that could lead there, is below that of the private pages: a demand's and a shared
 * list's, whose addresses are for those who were given them.
 */
export const isPrivatePath = (path: string): boolean => /^\/+(?:demand|s)\//i.test(decodeAscii(path));
