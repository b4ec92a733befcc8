/** Returns whether a text is a well-formed share token: a path has not both /solutions and one (specification, section 2). */
export const isShareId = (text: string): boolean => /^(?!solutions)[\w-]{1,64}$/.test(text);

/** Returns the share token in the path of a shared solution; undefined if there is none. */
export const parseShareId = (path: string): string | undefined =>
  /^\/activity\/(?:share\/)?\d{1,24}\/(?!solutions)([\w-]{1,64})$/.exec(path)?.[1];
