import type { SolutionCard } from "../../../contract/solution.ts";
import { isShareId, solutionHref } from "../../../domain/content/solution-href.ts";
import { isId } from "../../../domain/id.ts";
import { known } from "../../../domain/known.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { definePage } from "../../page.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { crumbsOf, type SolutionData, type SolutionInput } from "./solution-data.ts";
import { SolutionView } from "./solution-view.tsx";

export default definePage<SolutionInput, SolutionData>({
  // Only /activity URLs carry a share id: the route table has no such path under /solutions.
  validate: ({ params: { id, shareId } }) =>
    isId(id) && (shareId === undefined || isShareId(shareId)) ? { id, shareId } : undefined,
  loader: async (input, { call }) => {
    const { cases, others, ...solution } = await call("solution/getSolutionDetail", input);
    return { ...known(solution), cases: cases.map(known), others: others.map((card): SolutionCard => known(card)) };
  },
  head: (solution) => {
    const { id, name: title, summary, picture, sections } = solution;
    const path = solutionHref(id);
    return {
      title,
      description: solutionZh.description(title, summary),
      canonical: path,
      ...(picture && { image: { picture, alt: title } }),
      jsonLd: [
        {
          "@type": "Article",
          "@id": `{origin}${path}`,
          url: `{origin}${path}`,
          headline: title,
          description: summary,
          inLanguage: "zh-CN",
          articleSection: sections.map((section) => section.title),
          publisher: { "@type": "Organization", name: "会址", url: "{origin}/" },
        },
        crumbThing(crumbsOf(solution), path),
      ],
    };
  },
  component: SolutionView,
});
