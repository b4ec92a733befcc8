import { findBrandById } from "#domain/venue/hotel-brands.ts";
import { type VenueGroup, venueGroups } from "#domain/venue/venue-groups.ts";

/** A brand of a hotel group, with the stars of its venues. */
export interface Brand {
  id: string;
  name: string;
  nameEn: string;
  star: number;
}

export interface HotelGroup {
  /** The name in URLs and filters (specification, section 2). */
  name: string;
  /** Number of demo venues of the group. */
  venueCount: number;
  brands: readonly Brand[];
}

/** The brands that have demo venues, by id, with their stars; number of venues by group. */
const plans: Record<VenueGroup, { venueCount: number; stars: Record<string, number> }> = {
  marriott: { venueCount: 36, stars: { "1001": 5, "1002": 5, "1003": 5, "1004": 5, "1005": 5, "1006": 4 } },
  ihg: { venueCount: 32, stars: { "2001": 5, "2002": 5, "2003": 5, "2004": 4 } },
  hilton: { venueCount: 28, stars: { "3001": 5, "3002": 5, "3003": 5, "3004": 4 } },
  shangrila: { venueCount: 18, stars: { "4001": 5, "4002": 5, "4003": 4 } },
  evergrande: { venueCount: 12, stars: { "5001": 5 } },
  shimao: { venueCount: 14, stars: { "6001": 5, "6002": 4 } },
  hyatt: { venueCount: 22, stars: { "7001": 5, "7002": 5, "7003": 5, "7004": 4 } },
  radisson: { venueCount: 14, stars: { "8001": 5, "8002": 4 } },
};

/** The eight groups that have topic pages. Their demo venues are invented; only group and brand are real. */
export const hotelGroups: readonly HotelGroup[] = venueGroups.map((group) => ({
  name: group,
  venueCount: plans[group].venueCount,
  brands: Object.entries(plans[group].stars).map(([id, star]) => {
    const { name, nameEn } = findBrandById(group, id)!;
    return { id, name, nameEn, star };
  }),
}));
