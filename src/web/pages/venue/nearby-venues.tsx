import type { LayoutKey } from "../../../domain/space/layouts.ts";
import { formatNumber, bindUnits } from "../../../domain/format-number.ts";
import { getLayoutByKey } from "../../../domain/space/layouts.ts";
import { formatVenueHref } from "../../../domain/venue/format-venue-href.ts";
import { DemoTag } from "../../ui/text/demo-tag.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { Link } from "../../ui/navigation/link.tsx";

/** Another venue, with what its row shows. */
export interface Neighbour {
  id: string;
  name: string;
  demo?: boolean;
  reason: string;
  seats?: { layout: LayoutKey; people: number };
}

/** Renders similar venues, each with its reason. */
export function NearbyVenues({ neighbours, title }: { neighbours: Neighbour[]; title: string }) {
  return (
    <section className="part near noprint" id="nearby">
      <h2 className="h2s">{title}</h2>
      <ul>
        {neighbours.map(({ id, name, demo, reason, seats }) => (
          <li className="row" key={id}>
            <span>
              <Link href={formatVenueHref(id)}>{name}</Link>
              <DemoTag demo={demo ?? false} name={name} />
            </span>
            <p>{bindUnits(reason)}</p>
            {seats && <Figure unit={`人，${getLayoutByKey(seats.layout).name}`} value={formatNumber(seats.people)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
