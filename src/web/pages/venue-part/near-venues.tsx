import { useMemo } from "react";
import { formatDistance } from "#domain/distance.ts";
import { formatArea, formatNumber, formatYuan } from "#domain/format.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { LazyPlaceMap } from "../../features/map/place/lazy-place-map.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import type { NearSpace, NearVenue, VenuePartData } from "./loader.ts";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./near-venues.module.css";

/** Renders a map of the venue and its neighbours; nothing when its position is unknown. */
export function LocationMap({ venue, near, stations }: Pick<VenuePartData, "venue" | "near" | "stations">) {
  const { id, name, lng, lat, cityPinyin } = venue;
  const place = useMemo(
    () => (lng === undefined || lat === undefined ? undefined : { id, name, href: formatVenueHref(id), lng, lat }),
    [id, name, lng, lat],
  );
  const others = useMemo(
    () =>
      near.flatMap((one) =>
        one.lng === undefined || one.lat === undefined
          ? []
          : [{ ...one, lng: one.lng, lat: one.lat, href: formatVenueHref(one.id) }],
      ),
    [near],
  );
  if (!place) return null;
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)}>
      <LazyPlaceMap city={cityPinyin} named={stations} others={others} place={place} />
    </section>
  );
}

/** Renders nearby venues by distance. */
export function NearVenues({ near, title }: { near: NearVenue[]; title: string }) {
  return (
    <section className={pageStructureStyles.section}>
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <ul className={styles.rows}>
        {near.map(({ id, name, demo, distance, priceFrom, fit }) => (
          <li className={listRowStyles.listRow} key={id}>
            <span>
              <Link href={formatVenueHref(id)}>{name}</Link>
              <DemoTag demo={demo} name={name} />
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
        {spaces.map(({ id, venueId, name, demo, area }) => (
          <li className={listRowStyles.listRow} key={id}>
            <span>
              <Link href={formatSpaceHref(venueId, id)}>{name}</Link>
              <DemoTag demo={demo} name={name} />
            </span>
            <span className={textStyles.soft}>{area !== undefined && venueZh.parts.sized(formatArea(area))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
