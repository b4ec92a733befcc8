import type { VenueWire } from "#contract/schemas/entities.ts";
import { formatPicturesHref, formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./no-pictures.module.css";

/** Renders links to other pictures or plans, where the venue or the group has no pictures. */
export function NoPictures({ venue }: { venue: Pick<VenueWire, "id" | "spaceCount" | "pictureCounts"> }) {
  const texts = pictureZh.none;
  const others = venue.pictureCounts.length > 0;
  return (
    <EmptyState title={others ? texts.group : texts.venue}>
      <p className={textStyles.soft}>{texts.hint}</p>
      <div className={styles.noPictures}>
        {others && <LinkButton href={formatPicturesHref(venue.id)}>{texts.others}</LinkButton>}
        {venue.spaceCount > 0 && <LinkButton href={formatVenueSpacesHref(venue.id)}>{texts.plans}</LinkButton>}
      </div>
    </EmptyState>
  );
}
