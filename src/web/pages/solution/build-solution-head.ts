import { formatSolutionHref } from "#domain/content/format-solution-href.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildSolutionJsonLd } from "../../seo/build-solution-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildSolutionCrumbs } from "./build-solution-crumbs.ts";
import type { SolutionData } from "./types.ts";

/** Builds the head of a solution; its canonical link has no share id. */
export function buildSolutionHead(solution: SolutionData): PageHead {
  const { id, name: title, summary, picture } = solution;
  const path = formatSolutionHref(id);
  return {
    title,
    description: solutionZh.description(title, summary),
    canonical: path,
    ...(picture && { image: { picture, alt: title } }),
    jsonLd: [buildSolutionJsonLd(solution), buildBreadcrumbJsonLd(buildSolutionCrumbs(solution), path)],
  };
}
