import { picturesHref, venueHref, venueSpacesHref, vrHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { pictureCount, type VenueHead } from "./lean-venue.ts";

interface VenueTabsProps {
  venue: VenueHead;
  current: "overview" | "halls" | "pictures" | "vr";
  /** The page shows other venues nearby. */
  nearby?: boolean;
}

const names = {
  "guest-rooms": venueZh.tabs.guestRooms,
  dining: venueZh.tabs.dining,
  facilities: venueZh.tabs.facilities,
  place: venueZh.tabs.place,
  terms: venueZh.tabs.terms,
};

/** The parts of a venue as real links: its own pages, and the sections of the first. */
export function VenueTabs({ venue, current, nearby }: VenueTabsProps) {
  const { id, spaceCount, guestRoomCount, hasVr, sections } = venue;
  const home = venueHref(id);
  const section = (name: string) => (current === "overview" ? `#${name}` : `${home}#${name}`);
  const tabs: Tab[] = [{ href: home, label: venueZh.tabs.overview, current: current === "overview" }];
  if (spaceCount > 0) {
    tabs.push({
      href: venueSpacesHref(id),
      label: venueZh.tabs.halls,
      count: spaceCount,
      current: current === "halls",
    });
  }
  const pictures = pictureCount(venue);
  if (pictures > 0 || current === "pictures") {
    tabs.push({
      href: picturesHref(id),
      label: pictureZh.name,
      count: pictures,
      current: current === "pictures",
    });
  }
  if (hasVr || current === "vr") tabs.push({ href: vrHref(id), label: venueZh.tabs.vr, current: current === "vr" });
  for (const key of sections) {
    tabs.push({ href: section(key), label: names[key], count: key === "guest-rooms" ? guestRoomCount : undefined });
  }
  if (nearby) tabs.push({ href: section("nearby"), label: venueZh.tabs.nearby });
  return <Tabs label={venueZh.tabs.label} tabs={tabs} />;
}
