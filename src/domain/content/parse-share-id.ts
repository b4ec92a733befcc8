/** Returns whether a text is a well-formed share token. */
export const isShareId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Returns the share token in the path of a shared solution; undefined if there is none. */
export const parseShareId = (path: string): string | undefined =>
  /^\/activity\/(?:share\/)?\d{1,24}\/([\w-]{1,64})$/.exec(path)?.[1];
