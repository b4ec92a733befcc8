/** Paths of solutions (specification, section 2). */
export const solutionsHref = "/solutions";
export const solutionHref = (id: string): string => `/solutions/${id}`;

/** The path under which a solution is shared; `shareId` says by whom, in a token that means nothing else. */
export const sharedSolutionHref = (id: string, shareId: string): string => `/activity/share/${id}/${shareId}`;

/** Whether a text is a token of who shared. */
export const isShareId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Who shared the solution that this path leads to, where it says so. */
export const sharerOf = (path: string): string | undefined =>
  /^\/activity\/(?:share\/)?\d{1,24}\/([\w-]{1,64})$/.exec(path)?.[1];
