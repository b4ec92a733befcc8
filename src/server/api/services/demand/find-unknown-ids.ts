import type { Issue } from "../../../../contract/codes.ts";
import { formatDemandIssues } from "../../../../contract/schemas/format-demand-issues.ts";
import type { Demand, DemandField } from "../../../../domain/demand/demand-schema.ts";
import { findCityByCode } from "../../../geography/reference-city.ts";
import type { Context } from "../context.ts";

/** Returns issues for ids unknown to the catalogue and for a city that accepts no demands. */
export async function findUnknownIds(context: Pick<Context, "catalogue">, demand: Demand): Promise<Issue[]> {
  const siteIds = [...new Set(demand.siteIds)];
  const spaceCodes = [...new Set(demand.spaceCodes)];
  const [venues, spaces] = await Promise.all([
    context.catalogue.venuesByIds(siteIds),
    context.catalogue.spacesByIds(spaceCodes),
  ]);
  const unknown: DemandField[] = [];
  if (!findCityByCode(demand.cityCode)?.submit) unknown.push("cityCode");
  if (venues.length < siteIds.length) unknown.push("siteIds");
  if (spaces.length < spaceCodes.length) unknown.push("spaceCodes");
  return formatDemandIssues(
    unknown.map((field) => ({ path: [field], message: "unknown" })),
    demand.locale,
  );
}
