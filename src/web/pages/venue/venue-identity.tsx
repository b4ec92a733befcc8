import { formatNumber, formatYuan } from "#domain/format.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { formatVenueKind, formatLocation } from "../../features/search/rows/venue-row.tsx";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { FactStrip } from "../../ui/list/fact-strip.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./venue-identity.module.css";

/** Renders the venue's heading: name, type, years, address and transport. */
export function VenueIdentity({ venue }: { venue: VenueFacts }) {
  const { name, demo, opened, renovated, rating, sourceYear, address, phones, brandName, groupZone } = venue;
  const brand = groupZone ? <Link href={groupZone.href}>{brandName ?? groupZone.name}</Link> : brandName;
  const facts = [
    opened && venueZh.opened(opened),
    renovated && venueZh.renovated(renovated),
    rating &&
      venueZh.rating(
        rating.score.toFixed(1),
        [rating.source, sourceYear && venueZh.parts.year(sourceYear)].filter(Boolean).join("，"),
      ),
  ];
  const [district, ...transport] = formatLocation({ ...venue, areaName: undefined });
  const addressParts = [address ?? district, ...transport];
  return (
    <div className={styles.identity}>
      <div>
        <h1 data-demo={demo ? "" : undefined}>
          {name}
          <DemoTag demo={demo} />
        </h1>
        <p className={textStyles.soft}>
          {formatVenueKind(venue)}
          {brand && <>，{brand}</>}
          {facts.filter(Boolean).map((fact) => `，${fact}`)}
        </p>
        <p>{addressParts.filter(Boolean).join("，")}</p>
      </div>
      <div className={classNames(visibilityStyles.noPrint, styles.actions)}>
        {phones?.map(({ text, href }) =>
          href ? (
            <Link external href={href} key={text}>
              {text}
            </Link>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
        <a href="#place">{venueZh.map}</a>
      </div>
    </div>
  );
}

/** Renders a strip of facts for a venue without known spaces, in place of the capacity table. */
export function VenueFactStrip({ venue }: { venue: VenueFacts }) {
  const { rating, guestRoomPriceFrom, guestRoomCount, priceFrom } = venue;
  return (
    <FactStrip
      className={styles.facts}
      facts={[
        { label: venueZh.ratingLabel, value: rating?.score.toFixed(1), unit: `分${formatOfYear(venue.sourceYear)}` },
        { label: venueZh.tabs.spaces, value: undefined },
        { label: venueZh.stay.title, value: guestRoomCount && formatNumber(guestRoomCount), unit: "间" },
        {
          label: venueZh.enquiry.roomsPrice,
          value: guestRoomPriceFrom && formatYuan(guestRoomPriceFrom),
          unit: venueZh.enquiry.perNight + formatOfYear(venue.sourceYear),
        },
        {
          label: venueZh.enquiry.price,
          value: priceFrom && formatYuan(priceFrom),
          unit: venueZh.enquiry.from,
          price: true,
        },
      ].map((fact) => ({ ...fact, value: fact.value || undefined }))}
    />
  );
}
