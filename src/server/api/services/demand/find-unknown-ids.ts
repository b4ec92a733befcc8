import type { Issue } from "#contract/codes.ts";
import { formatDemandIssues } from "#contract/demand/format-demand-issues.ts";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import type { Demand, DemandField } from "#domain/demand/demand-schema.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { southeastAsianCountries } from "#server/geography/southeast-asian-countries.ts";
import type { Context } from "../context.ts";

/** A demand for South-east Asia names a city abroad; the countries are those of the page's filter. */
const acceptsCity = (cityCode: string, call: DemandCall) => {
  const city = findCityByCode(cityCode);
  if (call === "common/seaSubmit") return city !== undefined && southeastAsianCountries.includes(city.country);
  return city?.submit === true;
};

/** Returns issues for ids unknown to the catalogue and for a city that the call does not accept. */
export async function findUnknownIds(
  context: Pick<Context, "catalogue">,
  demand: Demand,
  call: DemandCall = "common/caseSubmit",
): Promise<Issue[]> {
  const siteIds = [...new Set(demand.siteIds)];
  const spaceCodes = [...new Set(demand.spaceCodes)];
  const [venues, spaces] = await Promise.all([
    context.catalogue.venuesByIds(siteIds),
    context.catalogue.spacesByIds(spaceCodes),
  ]);
  const unknown: DemandField[] = [];
  if (!acceptsCity(demand.cityCode, call)) unknown.push("cityCode");
  if (venues.length < siteIds.length) unknown.push("siteIds");
  if (spaces.length < spaceCodes.length) unknown.push("spaceCodes");
  return formatDemandIssues(
    unknown.map((field) => ({ path: [field], message: "unknown" })),
    demand.locale,
  );
}
