import { useEffect } from "react";
import type { VenueCard } from "../../../contract/entities.ts";
import { formatNumber, formatYuan } from "../../../domain/format.ts";
import type { Box } from "../../../domain/search/box.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { type AskQuery, askQuery } from "../../../domain/venue/ask.ts";
import { spaceHref, venueHref } from "../../../domain/venue/venue-href.ts";
import { mapZh } from "../../../texts/map.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture, type Slot } from "../../ui/picture.tsx";
import { stationWords } from "../../ui/station-words.ts";
import { useCards } from "./use-cards.ts";
import type { ClusterQuery, Clusters } from "./use-clusters.ts";

type Venue = Clusters["clusters"][number]["venues"][number];

interface ChosenVenuesProps {
  venues: Venue[];
  /** Box of their mark. */
  box: Box;
  query: ClusterQuery;
  ask: AskQuery;
  /** Formats a price with its label. */
  from: (price: string) => string;
  onClose: () => void;
}

const thumb: Slot[] = [{ width: "72px", ratio: 4 / 3 }];

/** Renders the venues of the selected mark, each with a link and the facts of its row in the list. */
export function ChosenVenues({ venues, box, query, ask, from, onClose }: ChosenVenuesProps) {
  const cards = useCards(query, box);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <section aria-live="polite" className="map-card">
      <ul>
        {venues.map((venue) => (
          <ChosenVenue ask={ask} card={cards.get(venue.id)} from={from} key={venue.id} venue={venue} />
        ))}
      </ul>
      <button aria-label={mapZh.close} className="map-close" onClick={onClose} type="button">
        ×
      </button>
    </section>
  );
}

interface ChosenVenueProps extends Pick<ChosenVenuesProps, "ask" | "from"> {
  venue: Venue;
  card: VenueCard | undefined;
}

function ChosenVenue({ venue, card, ask, from }: ChosenVenueProps) {
  const { id, name, priceFrom, layout, people } = venue;
  const seats = layout && people && mapZh.seats(layoutByKey(layout).name, formatNumber(people));
  const hall = card?.fit && card.fit.people === people ? card.fit.space : undefined;
  return (
    <li>
      {card?.cover && <Picture alt="" load="now" mark={false} picture={card.cover} slots={thumb} />}
      <div>
        <p>
          <Link href={venueHref(id) + askQuery(ask)}>{name}</Link>
          {card?.demo && <DemoTag of={name} />}
        </p>
        <p className="small">
          {hall && <Link href={spaceHref(id, hall.id) + askQuery(ask)}>{hall.name}</Link>}
          {seats && <span>{seats}</span>}
          <span>{priceFrom === undefined ? mapZh.noPrice : from(formatYuan(priceFrom))}</span>
          {card?.metro && <span>{stationWords(card.metro)}</span>}
        </p>
      </div>
    </li>
  );
}
