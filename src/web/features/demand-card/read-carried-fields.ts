import type { DemandFormFields } from "#domain/demand/format-demand-form-href.ts";
import { parseDemandFormQuery } from "#domain/demand/parse-demand-form-query.ts";
import { carriedDemand, carriedNames, readCarriedDemand } from "../../platform/storage/carried-demand.ts";

export type CarriedFields = Pick<DemandFormFields, (typeof carriedNames)[number]>;

/** Parses the query of a demand link into the fields that a venue's page does not have itself; unset ones are left out. */
function parseCarriedFields(query: URLSearchParams): CarriedFields {
  const fields = parseDemandFormQuery(Object.fromEntries(query));
  return Object.fromEntries(carriedNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

/**
 * Reads what the demand link that this page continues has, else what is stored of the last list of `city`; empty if there is
 * nothing. Stores what the page's own link has.
 */
export function readCarriedFields(search: string, city = ""): CarriedFields {
  const own = new URLSearchParams(search);
  const fields = parseCarriedFields(own);
  if (Object.keys(fields).length === 0) return parseCarriedFields(new URLSearchParams(readCarriedDemand(city)));
  own.set("city", city);
  carriedDemand.write(own.toString());
  return fields;
}
