/** The sections of a venue's page, in the order of its tabs. */
const venueSections = ["guest-rooms", "dining", "facilities", "place", "terms"] as const;
export type VenueSection = (typeof venueSections)[number];

/** The fields of a venue that decide which sections have content. */
interface SectionContents {
  guestRooms?: readonly unknown[];
  dining?: readonly unknown[];
  facilities: readonly unknown[];
  features: readonly unknown[];
  policies?: object;
  parkingCount?: number;
}

/** Returns the sections with content: only these are shown, linked and indexed. */
export function listFilledSections(venue: SectionContents): VenueSection[] {
  const { guestRooms, dining, facilities, features, policies, parkingCount } = venue;
  const filled: Record<VenueSection, boolean> = {
    "guest-rooms": Boolean(guestRooms?.length),
    dining: Boolean(dining?.length),
    facilities: facilities.length + features.length > 0,
    place: true,
    terms: parkingCount !== undefined || Object.keys(policies ?? {}).length > 0,
  };
  return venueSections.filter((section) => filled[section]);
}
