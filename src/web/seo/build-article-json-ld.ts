/** Builds the properties common to all articles; `path` has the article's anchor where it is one of several. */
export const buildArticleJsonLd = (path: string, headline: string, description: string) => ({
  "@type": "Article" as const,
  "@id": `{origin}${path}`,
  url: `{origin}${path}`,
  headline,
  description,
  inLanguage: "zh-CN",
});
