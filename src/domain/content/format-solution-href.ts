/** Paths of solutions (specification, section 2). */
export const solutionsHref = "/solutions";

/** Formats the path of one page of the solutions. */
export const formatSolutionsHref = (page = 1): string => (page > 1 ? `${solutionsHref}?page=${page}` : solutionsHref);

export const formatSolutionHref = (id: string): string => `/solutions/${id}`;

/** Formats the path under which a solution is shared; `shareId` is an opaque token of the visitor who shares it. */
export const formatSharedSolutionHref = (id: string, shareId: string): string => `/activity/share/${id}/${shareId}`;
