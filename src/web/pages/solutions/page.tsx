import type { SolutionCard } from "#contract/schemas/solution.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSolutionHref, formatSolutionsHref } from "#domain/content/format-solution-href.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { solutionsCrumbs } from "./solutions-crumbs.ts";
import { SolutionsView } from "./view.tsx";

export interface SolutionsInput {
  page: number;
}

/** Loads one page of the solutions. */
async function loadSolutions({ page }: SolutionsInput, { call }: LoaderContext) {
  const answer = await call("solution/getSolutionList", { page });
  return { ...answer, list: answer.list.map((card): SolutionCard => omitUndefined(card)) };
}

/** What the page shows. */
export type SolutionsData = DataOf<typeof loadSolutions>;

const namesInDescription = 4;

/** Builds the head of a page of solutions. */
function buildSolutionsHead({ list, page, total, pageSize }: SolutionsData): PageHead {
  const [first] = list;
  const named = list.slice(0, namesInDescription).map(({ name }) => name);
  return {
    title: solutionZh.listTitle,
    description: solutionZh.listDescription(formatNumber(total), named.join("、")),
    canonical: formatSolutionsHref(page),
    noindex: total === 0,
    ...(first?.picture && { image: { picture: first.picture, alt: first.name } }),
    jsonLd: [
      buildItemListJsonLd(
        list.map(({ id, name }) => ({ name, href: formatSolutionHref(id) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd(solutionsCrumbs, formatSolutionsHref()),
    ],
  };
}

export default definePage("solutions", {
  validate: ({ query }) => pageAddress.parse(query),
  loader: loadSolutions,
  head: buildSolutionsHead,
  component: SolutionsView,
});
