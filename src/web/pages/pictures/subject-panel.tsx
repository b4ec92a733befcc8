import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatNumber } from "#domain/format.ts";
import { formatPicturesHref, formatVenueSpacesHref, formatVrHref } from "#domain/venue/format-venue-href.ts";
import { pictureSubjectZh } from "#texts/venue/picture-subject.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { countPictures, type VenueHead } from "../../features/venue-frame/venue-facts.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { SpecSheet } from "../../ui/list/spec-sheet.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import type { PictureSubject } from "./build-picture-subject.ts";
import styles from "./subject-panel.module.css";

interface SubjectPanelProps {
  subject: PictureSubject;
  venue: VenueHead;
  /** Whether the page shows all pictures of the venue. */
  isAll: boolean;
}

/** Renders what the only picture of a page shows, and where to go on from it. */
export function SubjectPanel({ subject, venue, isAll }: SubjectPanelProps) {
  const { name, facts, href, more } = subject;
  const total = countPictures(venue);
  const spacesHref = formatVenueSpacesHref(venue.id);
  return (
    <section className={styles.panel}>
      <h2>{name}</h2>
      {facts.length > 0 && <SpecSheet rows={facts} />}
      <ul className={visibilityStyles.noPrint}>
        <li>
          <Link href={href}>{more}</Link>
        </li>
        {venue.spaceCount > 0 && href !== spacesHref && (
          <li>
            <Link href={spacesHref}>{pictureSubjectZh.plans}</Link>
          </li>
        )}
        {venue.hasVr && (
          <li>
            <Link href={formatVrHref(venue.id)}>{pictureSubjectZh.vr}</Link>
          </li>
        )}
        {!isAll && total > 1 && (
          <li>
            <Link href={formatPicturesHref(venue.id)}>{pictureZh.all(formatNumber(total))}</Link>
          </li>
        )}
      </ul>
      <p className={visibilityStyles.fromTablet}>
        <LinkButton full href={formatDemandFormHref({ siteIds: [venue.id] })} variant="act">
          {venueZh.enquiry.button}
        </LinkButton>
      </p>
    </section>
  );
}
