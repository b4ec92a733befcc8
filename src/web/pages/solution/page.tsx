import type { SolutionCard } from "../../../contract/schemas/solution.ts";
import { isShareId, formatSolutionHref } from "../../../domain/content/format-solution-href.ts";
import { isId } from "../../../domain/is-id.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import { solutionZh } from "../../../texts/content/solution.zh.ts";
import { definePage } from "../../page.ts";
import { buildSolutionJsonLd } from "../../seo/build-article-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildSolutionCrumbs } from "./loader.ts";
import { SolutionView } from "./view.tsx";

export default definePage("solution", {
  // Only /activity URLs carry a share id: the route table has no such path under /solutions.
  validate: ({ params: { id, shareId } }) =>
    isId(id) && (shareId === undefined || isShareId(shareId)) ? { id, shareId } : undefined,
  loader: async (input, { call }) => {
    const { cases, others, ...solution } = await call("solution/getSolutionDetail", input);
    return {
      ...omitUndefined(solution),
      cases: cases.map(omitUndefined),
      others: others.map((card): SolutionCard => omitUndefined(card)),
    };
  },
  head: (solution) => {
    const { id, name: title, summary, picture } = solution;
    const path = formatSolutionHref(id);
    return {
      title,
      description: solutionZh.description(title, summary),
      canonical: path,
      ...(picture && { image: { picture, alt: title } }),
      jsonLd: [buildSolutionJsonLd(solution), buildBreadcrumbJsonLd(buildSolutionCrumbs(solution), path)],
    };
  },
  component: SolutionView,
});
