import type { Article } from "schema-dts";
import type { SolutionDetail } from "#contract/schemas/solution.ts";
import { formatSolutionHref } from "#domain/content/format-solution-href.ts";
import { buildArticleJsonLd } from "./build-article-json-ld.ts";

type SolutionFields = Pick<SolutionDetail, "id" | "name" | "summary" | "sections">;

/** Builds a solution's JSON-LD. */
export const buildSolutionJsonLd = ({ id, name, summary, sections }: SolutionFields): Article => ({
  ...buildArticleJsonLd(formatSolutionHref(id), name, summary),
  articleSection: sections.map(({ title }) => title),
  publisher: { "@type": "Organization", name: "会址", url: "{origin}/" },
});
