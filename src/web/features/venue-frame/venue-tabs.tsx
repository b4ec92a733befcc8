import {
  formatPicturesHref,
  type VenuePart,
  formatVenueCasesHref,
  formatVenueHref,
  formatVenuePartHref,
  formatVenueSpacesHref,
  formatVrHref,
} from "#domain/venue/format-venue-href.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { type Tab, Tabs } from "../../ui/navigation/tabs.tsx";
import { countPictures, type VenueHead } from "./venue-facts.ts";

interface VenueTabsProps {
  venue: VenueHead;
  current: "overview" | "spaces" | "pictures" | "vr" | "cases" | VenuePart;
}

const names = {
  "guest-rooms": venueZh.tabs.guestRooms,
  dining: venueZh.tabs.dining,
  facilities: venueZh.tabs.facilities,
  place: venueZh.tabs.place,
  terms: venueZh.tabs.terms,
  nearby: venueZh.tabs.nearby,
} satisfies Record<VenuePart, string>;

/** Renders a venue's pages as tabs; every tab is a real link. */
export function VenueTabs({ venue, current }: VenueTabsProps) {
  const { id, spaceCount, guestRoomCount, hasVr, caseCount, sections } = venue;
  const home = formatVenueHref(id);
  const tabs: Tab[] = [{ href: home, label: venueZh.tabs.overview, current: current === "overview" }];
  if (spaceCount > 0) {
    tabs.push({
      href: formatVenueSpacesHref(id),
      label: venueZh.tabs.spaces,
      count: spaceCount,
      current: current === "spaces",
    });
  }
  const pictures = countPictures(venue);
  if (pictures > 0 || current === "pictures") {
    tabs.push({
      href: formatPicturesHref(id),
      label: pictureZh.name,
      count: pictures,
      current: current === "pictures",
    });
  }
  if (hasVr || current === "vr")
    tabs.push({ href: formatVrHref(id), label: venueZh.tabs.vr, current: current === "vr" });
  if (caseCount > 0 || current === "cases") {
    tabs.push({
      href: formatVenueCasesHref(id),
      label: caseZh.name,
      count: caseCount || undefined,
      current: current === "cases",
    });
  }
  const parts: VenuePart[] = [...sections, "nearby"];
  for (const key of parts) {
    const count = key === "guest-rooms" ? guestRoomCount : undefined;
    tabs.push({ href: formatVenuePartHref[key](id), label: names[key], count, current: current === key });
  }
  return <Tabs label={venueZh.tabs.label} tabs={tabs} />;
}
