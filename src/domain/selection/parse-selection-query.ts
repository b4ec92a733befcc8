import { isIsoDay } from "../day.ts";
import { isId } from "../is-id.ts";
import { demandLimits } from "../limits.ts";
import { findLayoutById, layouts } from "../space/layouts.ts";
import type { SelectionQuery, SpaceSelection } from "./selection-query-names.ts";

/** Codes that are read from an address, at most; a page shows fewer and names how many it left out. */
const maxCodes = 40;

const parseCount = (text: string | undefined, most: number) => {
  const value = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
};

/**
 * Parses the query of a page of a selection. Invalid values are left out: a link never fails. A layout is a key, or 1 to 8
 * as in list URLs. The caller applies `selectionLimits`.
 */
export function parseSelectionQuery(query: SelectionQuery): SpaceSelection {
  const codes = (query.spaceCode ?? "").split(/[,\s]+/).filter(isId);
  const layout = layouts.find(({ key }) => key === query.layout) ?? findLayoutById(Number(query.layout));
  return {
    spaceCodes: [...new Set(codes)].slice(0, maxCodes),
    people: parseCount(query.people, demandLimits.people),
    layout: layout?.key,
    date: isIsoDay(query.date ?? "") ? query.date : undefined,
    days: parseCount(query.days, demandLimits.days),
  };
}
