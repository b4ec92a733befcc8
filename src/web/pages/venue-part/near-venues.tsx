import { formatDistance } from "#domain/distance.ts";
import { formatArea, formatNumber, formatYuan } from "#domain/format.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import type { NearSpace, NearVenue } from "./loader.ts";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./near-venues.module.css";

/** Renders nearby venues by distance. */
export function NearVenues({ near, title }: { near: NearVenue[]; title: string }) {
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <ul className={styles.rows}>
        {near.map(({ id, name, distance, priceFrom, fit }) => (
          <li className={listRowStyles.listRow} key={id}>
            <span>
              <Link href={formatVenueHref(id)}>{name}</Link>
            </span>
            <span className={textStyles.soft}>{distance !== undefined && formatDistance(distance)}</span>
            <span className={classNames(textStyles.small, styles.facts)}>
              {fit && <span>{venueZh.parts.holds(fit.layout, formatNumber(fit.people))}</span>}
              {priceFrom !== undefined && (
                <span className={styles.price}>{`${formatYuan(priceFrom)} ${venueZh.enquiry.from}`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders spaces of similar size in other venues. */
export function NearSpaces({ spaces, title }: { spaces: NearSpace[]; title: string }) {
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <ul className={styles.rows}>
        {spaces.map(({ id, venueId, name, area }) => (
          <li className={listRowStyles.listRow} key={id}>
            <span>
              <Link href={formatSpaceHref(venueId, id)}>{name}</Link>
            </span>
            <span className={textStyles.soft}>{area !== undefined && venueZh.parts.sized(formatArea(area))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
