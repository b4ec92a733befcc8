import type { SpaceWire, VenueWire } from "#contract/schemas/entities.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import { listFilledSections, type VenueSection } from "#domain/venue/list-filled-sections.ts";

const factKeys = [
  "id",
  "name",
  "nameEn",
  "demo",
  "cityCode",
  "cityName",
  "cityPinyin",
  "districtName",
  "areaName",
  "metro",
  "type",
  "typeName",
  "star",
  "grade",
  "address",
  "lng",
  "lat",
  "approximatePosition",
  "spaceCount",
  "largestArea",
  "guestRoomCount",
  "guestRoomPriceFrom",
  "priceFrom",
  "rating",
  "sourceYear",
  "opened",
  "renovated",
  "phones",
  "brandId",
  "brandName",
  "groupZone",
  "parkingCount",
  "dining",
  "guestRooms",
  "facilities",
  "features",
  "pictureCounts",
  "hasVr",
  "caseCount",
  "policies",
  "offers",
  "packages",
  "prices",
  "transport",
  "nearPlaces",
  "description",
  "summary",
  "source",
  "regions",
] as const satisfies readonly (keyof VenueWire)[];

/** A venue without its spaces, as the pages' data contains it. */
export type VenueFacts = Pick<VenueWire, (typeof factKeys)[number]>;

/** Picks what a venue's pages show; of the regions only the district, which the breadcrumb links to. */
export function pickVenueFacts(venue: VenueWire): VenueFacts {
  const district = venue.regions
    .filter(({ kind }) => kind === "district")
    .slice(0, 1)
    .map((region) => pickDefined(region, ["id", "name", "kind"]));
  return { ...pickDefined(venue, factKeys), regions: district };
}

const headKeys = [
  "id",
  "name",
  "demo",
  "cityCode",
  "cityName",
  "cityPinyin",
  "districtName",
  "address",
  "spaceCount",
  "guestRoomCount",
  "priceFrom",
  "pictureCounts",
  "hasVr",
  "caseCount",
  "brandId",
  "brandName",
] as const;

/** What every page of a venue needs for its heading, tabs and demand card. */
export type VenueHead = Pick<VenueFacts, (typeof headKeys)[number]> & { sections: VenueSection[] };

/** Counts a venue's pictures of all kinds. */
export const countPictures = ({ pictureCounts }: Pick<VenueFacts, "pictureCounts">): number =>
  pictureCounts.reduce((sum, { count }) => sum + count, 0);

/** Picks what the venue's pages other than the overview need. */
export const pickVenueHead = (venue: VenueWire | VenueFacts): VenueHead => ({
  ...pickDefined(venue as VenueFacts, headKeys),
  sections: listFilledSections(venue),
});

const spaceKeys = [
  "id",
  "name",
  "floor",
  "length",
  "width",
  "area",
  "height",
  "capacity",
  "partOf",
  "splitsInto",
  "pillars",
  "stage",
  "priceDay",
  "priceYear",
] as const;
const equipmentKeys = [...spaceKeys, "daylight", "led", "loadInDoor", "priceHalfDay"] as const;

/** Picks the columns of the capacity table; `equipment` adds those of the full table. */
export const pickTableSpaces = (spaces: SpaceWire[], equipment = false) =>
  spaces.map(
    (space): Pick<SpaceWire, (typeof equipmentKeys)[number]> =>
      pickDefined(space, equipment ? equipmentKeys : spaceKeys),
  );
