import { formatNumber } from "#domain/format.ts";
import { formatSolutionHref, formatSolutionsHref } from "#domain/content/format-solution-href.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { solutionsCrumbs } from "./solutions-crumbs.ts";
import type { SolutionsData } from "./types.ts";

const namesInDescription = 4;

/** Builds the head of a page of solutions. */
export function buildSolutionsHead({ list, page, total, pageSize }: SolutionsData): PageHead {
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
