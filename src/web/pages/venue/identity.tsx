import { formatNumber, formatYuan } from "../../../domain/format.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { houseOf, placesOf } from "../../features/search/venue-row.tsx";
import type { VenueFacts } from "../../features/venue-frame/lean-venue.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { FactStrip } from "../../ui/fact-strip.tsx";
import { Link } from "../../ui/link.tsx";

/** Renders the venue's heading: name, type, years, address and transport. */
export function Identity({ venue }: { venue: VenueFacts }) {
  const { name, demo, opened, renovated, rating, address, phone, brandName } = venue;
  const house = [
    houseOf(venue),
    brandName,
    opened && venueZh.opened(opened),
    renovated && venueZh.renovated(renovated),
    rating && venueZh.rating(rating.score.toFixed(1), rating.source),
  ];
  const [district, ...ways] = placesOf({ ...venue, areaName: undefined });
  const where = [address ?? district, ...ways];
  return (
    <div className="id">
      <div>
        <h1>
          {name}
          <DemoTag demo={demo ?? false} of={name} />
        </h1>
        <p className="soft">{house.filter(Boolean).join("，")}</p>
        <p>{where.filter(Boolean).join("，")}</p>
      </div>
      <div className="acts noprint">
        {phone && (
          <Link external href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
            {phone}
          </Link>
        )}
        <a href="#place">{venueZh.map}</a>
      </div>
    </div>
  );
}

/** Renders a strip of facts for a venue without known spaces, in place of the capacity table. */
export function HouseFacts({ venue }: { venue: VenueFacts }) {
  const { rating, guestRoomPriceFrom, guestRoomCount, priceFrom } = venue;
  return (
    <FactStrip
      className="house-facts"
      facts={[
        { label: venueZh.ratingLabel, value: rating?.score.toFixed(1), unit: "分" },
        { label: venueZh.tabs.halls, value: undefined },
        { label: venueZh.stay.title, value: guestRoomCount && formatNumber(guestRoomCount), unit: "间" },
        {
          label: venueZh.ask.roomsPrice,
          value: guestRoomPriceFrom && formatYuan(guestRoomPriceFrom),
          unit: venueZh.ask.perNight,
        },
        { label: venueZh.ask.price, value: priceFrom && formatYuan(priceFrom), unit: venueZh.ask.from, price: true },
      ].map((fact) => ({ ...fact, value: fact.value || undefined }))}
    />
  );
}
