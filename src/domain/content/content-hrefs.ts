/** Paths of the lists of cases, solutions and questions (specification, section 2); every page links to them. */
export const contentHrefs = { cases: "/cases", solutions: "/solutions", questions: "/ask" } as const;
