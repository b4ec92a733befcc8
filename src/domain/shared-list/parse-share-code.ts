/** Letters and digits that are not confusable and spell no words: no 0 o 1 i l, no vowels. */
export const shareCodeAlphabet = "23456789bcdfghjkmnpqrstvwxyz";

/** Characters of a code: 57 random bits, too many to guess and few enough to type from a poster. */
export const shareCodeLength = 12;

const codePattern = new RegExp(`^[${shareCodeAlphabet}]{${shareCodeLength}}$`);

/** Path under which every shared list has its page. */
const sharedListPath = "/s/";

/** Reads the code of a shared list, also in capitals, as phones begin a text; undefined where it has not the shape of one. */
export function parseShareCode(text: string): string | undefined {
  const code = text.toLowerCase();
  return codePattern.test(code) ? code : undefined;
}

/** Formats the path of a shared list's page, which whoever has the code can open. */
export const formatSharedListHref = (code: string): string => `${sharedListPath}${code}`;

/** Formats a secret as a device creates it: 192 random bits as base64url. */
const secretPattern = /^[\w-]{32}$/;

/** Returns whether a text has the shape of an owner's secret or of a colleague's key. */
export const isShareSecret = (text: string): boolean => secretPattern.test(text);
