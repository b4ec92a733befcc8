import { caseFilterKeys, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { casesCrumbs } from "./cases-crumbs.ts";
import { formatFilterName } from "./filters/format-filter-name.ts";
import type { CasesData, CasesInput } from "./types.ts";

const namesInDescription = 3;
/** More filters than this are a search result, which is not indexed. */
const maxIndexedFilters = 1;

/** Builds the head of the cases; the canonical link leaves out the opened case. */
export function buildCasesHead({ options, list, opened }: CasesData, { filters }: CasesInput): PageHead {
  const { rows, total, page, pageSize } = list;
  const filter = formatFilterName(options, filters);
  const title = filter ? casesZh.filteredTitle(filter) : casesZh.title;
  const names = rows.slice(0, namesInDescription).map(({ name }) => name);
  const picture = opened?.hall?.picture;
  return {
    title: page > 1 ? casesZh.titleOfPage(title, page) : title,
    description: casesZh.description(formatNumber(total), names.join("、")),
    canonical: formatCasesHref({ ...filters, page }),
    noindex: total === 0 || caseFilterKeys.filter((key) => filters[key]).length > maxIndexedFilters,
    ...(opened && picture && { image: { picture, alt: opened.name } }),
    ...(page > 1 && { previous: formatCasesHref({ ...filters, page: page - 1 }) }),
    ...(page * pageSize < total && { next: formatCasesHref({ ...filters, page: page + 1 }) }),
    jsonLd: [
      buildItemListJsonLd(
        rows.map(({ id, name }) => ({ name, href: formatCasesHref({ id }) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd(casesCrumbs, formatCasesHref()),
    ],
  };
}
