import { useEffect } from "react";
import type { VenueCard } from "#contract/schemas/entities.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import type { Box } from "#domain/search/box.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { type PartialEventSize, eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { mapZh } from "#texts/search/map.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { formatStation } from "#web/ui/text/format-station.ts";
import { useVenueCards } from "./use-venue-cards.ts";
import type { ClusterQuery, Clusters } from "./use-clusters.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./chosen-venues.module.css";

type Venue = Clusters["clusters"][number]["venues"][number];

interface ChosenVenuesProps {
  venues: Venue[];
  /** Box of their mark. */
  box: Box;
  query: ClusterQuery;
  eventSize: PartialEventSize;
  /** Formats a price with its label. */
  formatPrice: (price: string) => string;
  onClose: () => void;
}

const thumb: Slot[] = [{ width: "72px", ratio: 4 / 3 }];

/** Renders the venues of the selected mark, each with a link and the facts of its row in the list. */
export function ChosenVenues({ venues, box, query, eventSize, formatPrice, onClose }: ChosenVenuesProps) {
  const cards = useVenueCards(query, box);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <section aria-live="polite" className={styles.card}>
      <ul>
        {venues.map((venue) => (
          <ChosenVenue
            eventSize={eventSize}
            card={cards.get(venue.id)}
            formatPrice={formatPrice}
            key={venue.id}
            venue={venue}
          />
        ))}
      </ul>
      <button aria-label={mapZh.close} className={styles.closeButton} onClick={onClose} type="button">
        ×
      </button>
    </section>
  );
}

interface ChosenVenueProps extends Pick<ChosenVenuesProps, "eventSize" | "formatPrice"> {
  venue: Venue;
  card: VenueCard | undefined;
}

function ChosenVenue({ venue, card, eventSize, formatPrice }: ChosenVenueProps) {
  const { id, name, priceFrom, sum, layout, people } = venue;
  const price = priceFrom === undefined ? mapZh.noPrice : formatPrice(formatYuan(priceFrom));
  const seats = layout && people && mapZh.seats(getLayoutByKey(layout).name, formatNumber(people));
  const space = card?.fit && card.fit.people === people ? card.fit.space : undefined;
  return (
    <li>
      {card?.cover && (
        <Picture className={styles.picture} alt="" load="now" mark={false} picture={card.cover} slots={thumb} />
      )}
      <div>
        <p>
          <Link href={formatVenueHref(id) + eventSizeAddress.format(eventSize)}>{name}</Link>
        </p>
        <p className={classNames(textStyles.small, styles.facts)}>
          {space && <Link href={formatSpaceHref(id, space.id) + eventSizeAddress.format(eventSize)}>{space.name}</Link>}
          {seats && <span>{seats}</span>}
          <span>{sum === undefined ? price : mapZh.sum(formatYuan(sum))}</span>
          {card?.approximatePosition && <span>{mapZh.approximateOne}</span>}
          {card?.metro && <span>{formatStation(card.metro)}</span>}
        </p>
      </div>
    </li>
  );
}
