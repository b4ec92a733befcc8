import type { Call, Output } from "#contract/index.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseCard, CaseDetail, CaseSpace } from "#contract/schemas/sample.ts";
import { caseFilterKeys, type CaseFilters, casesAddress, formatCasesHref } from "#domain/content/case-filters.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { casesCrumbs } from "./cases-crumbs.ts";
import { formatFilterName } from "./filters/format-filter-name.ts";
import { CasesView } from "./view.tsx";

export interface CasesInput {
  filters: CaseFilters;
  page: number;
  /** Id of the opened case. */
  id?: string;
}

export type CaseOptions = Output<"sample/getSampleFilters">;
export type CaseShelves = Output<"sample/getCaseShelves">;

/** The fields of a case that a row shows. */
export type CaseRow = Pick<
  CaseCard,
  "id" | "name" | "demo" | "number" | "story" | "cityName" | "date" | "layout" | "attendees"
> & {
  space?: Pick<CaseSpace, "name" | "length" | "width">;
};

/** An opened case with its drawings. */
export interface OpenedCase extends Omit<CaseDetail, "pictures" | "text" | "lessons"> {
  current?: CaseDrawing;
  earlier?: CaseDrawing;
  similar?: { count: number; href: string };
}

const toRow = ({ hall: space, ...card }: CaseCard): CaseRow => ({
  ...pickDefined(card, ["id", "name", "demo", "number", "story", "cityName", "date", "layout", "attendees"]),
  ...(space && { space: pickDefined(space, ["name", "length", "width"]) }),
});

async function loadOpened(call: Call, id: string): Promise<OpenedCase> {
  const [{ pictures: _p, text: _t, lessons: _l, ...one }, plans] = await Promise.all([
    call("sample/getSampleDetail", { id }),
    call("sample/getCasePlans", { id }),
  ]);
  return omitUndefined({ ...omitUndefined(one), ...omitUndefined(plans) });
}

/** Loads all cases as plans, the options of the filters, a page of the cases that meet them, and the opened case. */
async function loadCases({ filters, page, id }: CasesInput, { call }: LoaderContext) {
  const [options, shelves, { list, ...paging }, opened] = await Promise.all([
    call("sample/getSampleFilters", filters),
    call("sample/getCaseShelves", filters),
    call("sample/getSampleList", { ...filters, sort: "date", page }),
    id === undefined ? undefined : loadOpened(call, id),
  ]);
  return { options, shelves, list: { ...paging, rows: list.map(toRow) }, ...(opened && { opened }) };
}

/** What the page shows. */
export type CasesData = DataOf<typeof loadCases>;

const namesInDescription = 3;
/** More filters than this are a search result, which is not indexed. */
const maxIndexedFilters = 1;

/** Builds the head of the cases; the canonical link leaves out the opened case. */
function buildCasesHead({ options, list, opened }: CasesData, { filters }: CasesInput): PageHead {
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

export default definePage("cases", {
  validate: ({ query }) => {
    const { page, id, ...filters } = casesAddress.parse(query);
    return { filters, page, ...(id && { id }) };
  },
  loader: loadCases,
  head: buildCasesHead,
  component: CasesView,
});
