import type { Call } from "#contract/index.ts";
import type { CaseCard } from "#contract/schemas/sample.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { CaseRow, CasesData, CasesInput, OpenedCase } from "./types.ts";

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
export async function loadCases({ filters, page, id }: CasesInput, { call }: LoaderContext): Promise<CasesData> {
  const [options, shelves, { list, ...paging }, opened] = await Promise.all([
    call("sample/getSampleFilters", filters),
    call("sample/getCaseShelves", filters),
    call("sample/getSampleList", { ...filters, sort: "date", page }),
    id === undefined ? undefined : loadOpened(call, id),
  ]);
  return { options, shelves, list: { ...paging, rows: list.map(toRow) }, ...(opened && { opened }) };
}
