/** Formats the path of the question list (specification, section 2). */
export const formatQuestionsHref = (tag?: string, page = 1): string => {
  const query = new URLSearchParams();
  if (tag) query.set("tag", tag);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/ask${text && `?${text}`}`;
};
export const formatQuestionHref = (id: string): string => `/ask/${id}`;
