/** Returns whether a text is a well-formed share token: a path has not both /solutions and one (specification, section 2). */
export const isShareId = (text: string): boolean => /^(?!solutions)[\w-]{1,64}$/.test(text);

/** Returns the share token in the path of a shared solution; undefined if there is none. */
export function parseShareId(path: string): string | undefined {
  const last = /^\/activity\/(?:share\/)?\d{1,24}\/([^/]+)$/.exec(path)?.[1];
  return last !== undefined && isShareId(last) ? last : undefined;
}
