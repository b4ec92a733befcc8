import { useMemo } from "react";
import { formatRouteDistance } from "../../../domain/get-distance-metres.ts";
import { formatArea, formatNumber, formatYuan } from "../../../domain/format-number.ts";
import { formatSpaceHref, formatVenueHref } from "../../../domain/venue/format-venue-href.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import { LazyPlaceMap } from "../../features/map/place/lazy-place-map.tsx";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import type { NearSpace, NearVenue, VenuePartData } from "./types.ts";

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
    <section className="part where noprint">
      <LazyPlaceMap city={cityPinyin} named={stations} others={others} place={place} />
    </section>
  );
}

/** Renders nearby venues by distance. */
export function NearVenues({ near, title }: { near: NearVenue[]; title: string }) {
  return (
    <section className="part">
      <h2 className="h2s">{title}</h2>
      <ul className="near-rows">
        {near.map(({ id, name, demo, distance, priceFrom, fit }) => (
          <li className="row" key={id}>
            <span>
              <Link href={formatVenueHref(id)}>{name}</Link>
              <DemoTag demo={demo ?? false} name={name} />
            </span>
            <span className="soft">{distance !== undefined && formatRouteDistance(distance)}</span>
            <span className="small">
              {fit && <span>{venueZh.parts.holds(fit.layout, formatNumber(fit.people))}</span>}
              {priceFrom !== undefined && (
                <span className="price">{`${formatYuan(priceFrom)} ${venueZh.enquiry.from}`}</span>
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
    <section className="part">
      <h2 className="h2s">{title}</h2>
      <ul className="near-rows">
        {spaces.map(({ id, venueId, name, demo, area }) => (
          <li className="row" key={id}>
            <span>
              <Link href={formatSpaceHref(venueId, id)}>{name}</Link>
              <DemoTag demo={demo ?? false} name={name} />
            </span>
            <span className="soft">{area !== undefined && venueZh.parts.sized(formatArea(area))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
