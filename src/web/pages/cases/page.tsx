import type { Call, Output } from "#contract/index.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import type { CaseCard, CaseDetail, CaseSpace, ShelfCase } from "#contract/schemas/sample.ts";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { caseFilterKeys, type CaseFilters, casesAddress, formatCasesHref } from "#domain/content/case-filters.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { formatCaseTitle } from "#domain/content/format-case-title.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildItemListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { casesCrumbs } from "./cases-crumbs.ts";
import { formatFilterName } from "./filters/format-filter-name.ts";
import { pickLead } from "./photos/pick-lead.ts";
import { pickOutlines } from "./photos/pick-outlines.ts";
import { CasesView } from "./view.tsx";

export interface CasesInput {
  /** The filters, and `scale` for the plans of all cases in place of photographs. */
  where: CaseFilters & { view?: "scale" | undefined };
  page: number;
  /** Id of the opened case. */
  id?: string;
}

export type CaseOptions = Output<"sample/getSampleFilters">;
export type CaseShelves = Output<"sample/getCaseShelves">;

const rowFields = [
  ...(["id", "name", "demo", "number", "story", "lesson", "changes", "cityName", "eventType", "kind"] as const),
  ...(["layout", "attendees", "budget", "otherwise"] as const),
];

/** The fields of a case that a card shows. */
export type CaseRow = Pick<CaseCard, (typeof rowFields)[number]> & { space?: CaseSpace };

/** The sides of a case's space, metres; `isShown`: the page shows the case. */
export type SpaceOutline = Pick<ShelfCase, "id" | "length" | "width"> & { isShown?: boolean };

/** An opened case with its drawings. */
export interface OpenedCase extends Omit<CaseDetail, "pictures" | "text" | "lessons"> {
  current?: CaseDrawing;
  earlier?: CaseDrawing;
  similar?: { count: number; href: string };
}

const pickPicture = (picture: PictureWire | undefined) =>
  picture && pickDefined(picture, ["hash", "width", "height", "color", "catalogType", "spaceId", "layout", "rendered"]);

const toRow = ({ hall: space, ...card }: CaseCard): CaseRow =>
  omitUndefined({
    ...pickDefined(card, rowFields),
    space: space && {
      ...omitUndefined(space),
      ...omitUndefined({ picture: pickPicture(space.picture), otherPicture: pickPicture(space.otherPicture) }),
    },
  });

/** Only the leading case shows what changed. */
function toRows(list: readonly CaseCard[], isLed: boolean): { rows: CaseRow[]; lead?: string } {
  const rows = list.map(toRow);
  const lead = isLed ? pickLead(rows)?.id : undefined;
  return {
    rows: rows.map(({ changes, ...row }) => (row.id === lead ? { ...row, changes } : row)),
    ...(lead && { lead }),
  };
}

async function loadOpened(call: Call, id: string): Promise<OpenedCase> {
  const [
    {
      pictures: _p,
      text: _t,
      lessons: [lesson],
      ...one
    },
    plans,
  ] = await Promise.all([call("sample/getSampleDetail", { id }), call("sample/getCasePlans", { id })]);
  return omitUndefined({ ...omitUndefined(one), lesson, ...omitUndefined(plans) });
}

/**
 * Loads the options of the filters, a page of the cases that meet them, and the opened case; the plans of all cases, or for the page of
 * photographs the outlines of some.
 */
async function loadCases({ where, page, id }: CasesInput, { call }: LoaderContext) {
  const { view, ...filters } = where;
  const [options, shelves, { list, ...paging }, opened] = await Promise.all([
    call("sample/getSampleFilters", filters),
    call("sample/getCaseShelves", filters),
    call("sample/getSampleList", { ...filters, sort: "date", page }),
    id === undefined ? undefined : loadOpened(call, id),
  ]);
  const shown = { ...paging, ...toRows(list, !opened && !view) };
  const measured = shelves.shelves.reduce((sum, { cases }) => sum + cases.length, 0);
  const outlines = { measured, spaces: pickOutlines(shelves, new Set(list.map((one) => one.id))) };
  const drawn: { shelves?: CaseShelves; outlines?: typeof outlines } = view ? { shelves } : { outlines };
  return { options, list: shown, ...drawn, ...(opened && { opened }) };
}

/** What the page shows. */
export type CasesData = DataOf<typeof loadCases>;

const namesInDescription = 3;
/** The filter whose pages are indexed, and stand in the site map; those of another are search results. */
const indexedFilter: (typeof caseFilterKeys)[number] = "eventType";

/** Builds the head of the cases; the canonical link leaves out the opened case and the view. */
function buildCasesHead({ options, list, opened }: CasesData, { where }: CasesInput): PageHead {
  const { view: _, ...filters } = where;
  const { rows, total, page, pageSize } = list;
  const filter = formatFilterName(options, filters);
  const title = filter ? casesZh.filteredTitle(filter) : casesZh.title;
  const names = rows.slice(0, namesInDescription).map(formatCaseTitle);
  const picture = opened?.hall?.picture;
  return {
    title: page > 1 ? casesZh.titleOfPage(title, page) : title,
    description: casesZh.description(formatNumber(total), names.join("、")),
    canonical: formatCasesHref({ ...filters, page }),
    noindex: total === 0 || caseFilterKeys.some((key) => key !== indexedFilter && filters[key]),
    ...(opened && picture && { image: { picture, alt: formatCaseTitle(opened) } }),
    ...(page > 1 && { previous: formatCasesHref({ ...filters, page: page - 1 }) }),
    ...(page * pageSize < total && { next: formatCasesHref({ ...filters, page: page + 1 }) }),
    jsonLd: [
      buildItemListJsonLd(
        rows.map((row) => ({ name: formatCaseTitle(row), href: formatCasesHref({ id: row.id }) })),
        total,
        (page - 1) * pageSize,
      ),
      buildBreadcrumbJsonLd(casesCrumbs, formatCasesHref()),
    ],
  };
}

export default definePage("cases", {
  validate: ({ query }) => {
    const { page, id, ...where } = casesAddress.parse(query);
    return { where, page, ...(id && { id }) };
  },
  loader: loadCases,
  head: buildCasesHead,
  component: CasesView,
});
