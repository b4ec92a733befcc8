/** Paths of solutions (specification, section 2). */
export const solutionsHref = "/solutions";

/** Formats the path of one page of the solutions. */
export const formatSolutionsHref = (page = 1): string => (page > 1 ? `${solutionsHref}?page=${page}` : solutionsHref);

export const formatSolutionHref = (id: string): string => `/solutions/${id}`;

/** Formats the path under which a solution is shared; `shareId` is an opaque token of the visitor who shares it. */
export const formatSharedSolutionHref = (id: string, shareId: string): string => `/activity/share/${id}/${shareId}`;

/** Returns whether a text is a well-formed share token. */
export const isShareId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Returns the share token in the path of a shared solution; undefined if there is none. */
export const parseShareId = (path: string): string | undefined =>
  /^\/activity\/(?:share\/)?\d{1,24}\/([\w-]{1,64})$/.exec(path)?.[1];
