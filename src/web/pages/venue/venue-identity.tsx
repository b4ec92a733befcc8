import type { ReactNode } from "react";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { formatCallbackShortZh } from "#texts/demand/callback.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { formatVenueKind, formatLocation } from "../../features/search/rows/venue-row.tsx";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { Seal } from "../../ui/text/seal.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import { FactStrip } from "../../ui/list/fact-strip.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./venue-identity.module.css";

/** Renders the venue's heading: name, place, kind and years; and who follows an enquiry. */
export function VenueIdentity({ venue, children }: { venue: VenueFacts; children: ReactNode }) {
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
      <h1 data-demo={demo ? "" : undefined}>
        {name}
        <DemoTag demo={demo} />
      </h1>
      <p className={styles.facts}>
        <span>
          <a href="#place">{addressParts.filter(Boolean).join("，")}</a>
        </span>
        <span className={textStyles.soft}>
          {formatVenueKind(venue)}
          {brand && <>，{brand}</>}
          {facts.filter(Boolean).map((fact) => `，${fact}`)}
        </span>
        {phones?.map(({ text, href }) =>
          href ? (
            <Link className={visibilityStyles.noPrint} external href={href} key={text}>
              {text}
            </Link>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </p>
      <div className={classNames(visibilityStyles.noPrint, styles.adviser)}>
        <AdviserLine />
        {children}
      </div>
    </div>
  );
}

/** Renders who follows an enquiry and when a call comes, with the seal of a known name. */
function AdviserLine() {
  const { adviser } = useRuntimeConfig();
  const { text: name } = splitSample(adviser);
  return (
    <>
      <Seal name={name} small />
      <p>
        {name && (
          <>
            <b>{venueZh.enquiry.follows(adviser)}</b>
            <br />
          </>
        )}
        <CallbackText format={formatCallbackShortZh} />
      </p>
    </>
  );
}

/** Renders a strip of the facts that are known of a venue without known spaces, in place of the capacity table. */
export function VenueFactStrip({ venue }: { venue: VenueFacts }) {
  const { rating, guestRoomPriceFrom, guestRoomCount, priceFrom } = venue;
  const facts = [
    { label: venueZh.ratingLabel, value: rating?.score.toFixed(1), unit: `分${formatOfYear(venue.sourceYear)}` },
    { label: venueZh.stay.title, value: guestRoomCount && formatNumber(guestRoomCount), unit: "间" },
    {
      label: venueZh.enquiry.roomsPrice,
      value: guestRoomPriceFrom && formatYuan(guestRoomPriceFrom),
      unit: venueZh.enquiry.perNight + formatOfYear(venue.sourceYear),
    },
    { label: venueZh.enquiry.price, value: priceFrom && formatYuan(priceFrom), unit: venueZh.enquiry.from },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
  return facts.length > 0 && <FactStrip className={styles.factStrip} facts={facts} />;
}
