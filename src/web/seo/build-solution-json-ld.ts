import type { Article } from "schema-dts";
import type { CaseCard } from "../../contract/schemas/sample.ts";
import type { SolutionDetail } from "../../contract/schemas/solution.ts";
import { formatSolutionHref } from "../../domain/content/format-solution-href.ts";
import { formatVenueCasesHref } from "../../domain/venue/format-venue-href.ts";

/** Builds the properties common to all articles; `path` is that of the page, with the article's anchor if it has one. */
const buildArticleJsonLd = (path: string, headline: string, description: string) => ({
  "@type": "Article" as const,
  "@id": `{origin}${path}`,
  url: `{origin}${path}`,
  headline,
  description,
  inLanguage: "zh-CN",
});

/** Builds a solution's JSON-LD. */
export const buildSolutionJsonLd = ({
  id,
  name,
  summary,
  sections,
}: Pick<SolutionDetail, "id" | "name" | "summary" | "sections">): Article => ({
  ...buildArticleJsonLd(formatSolutionHref(id), name, summary),
  articleSection: sections.map(({ title }) => title),
  publisher: { "@type": "Organization", name: "会址", url: "{origin}/" },
});

/** Builds the JSON-LD of one case on the page of its venue's cases; `space` is where it took place, if that is known. */
export const buildCaseJsonLd = (
  venueId: string,
  { id, name, story }: Pick<CaseCard, "id" | "name" | "story">,
  space: { name: string; venueName: string } | undefined,
): Article => ({
  ...buildArticleJsonLd(formatVenueCasesHref(venueId, id), name, story),
  ...(space && { contentLocation: { "@type": "Place", name: `${space.venueName} ${space.name}` } }),
});
