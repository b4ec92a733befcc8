import type { VenueWire } from "../../../contract/entities.ts";
import { picturesHref, venueSpacesHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Renders links to other pictures or plans, where the venue or the group has no pictures. */
export function NoPictures({ venue }: { venue: Pick<VenueWire, "id" | "spaceCount" | "pictureCounts"> }) {
  const words = pictureZh.none;
  const others = venue.pictureCounts.length > 0;
  return (
    <EmptyState title={others ? words.group : words.house}>
      <p className="soft">{words.hint}</p>
      <div className="no-pictures">
        {others && <LinkButton href={picturesHref(venue.id)}>{words.others}</LinkButton>}
        {venue.spaceCount > 0 && <LinkButton href={venueSpacesHref(venue.id)}>{words.plans}</LinkButton>}
      </div>
    </EmptyState>
  );
}
