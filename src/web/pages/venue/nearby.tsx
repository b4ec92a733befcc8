import type { LayoutKey } from "../../../domain/space/layout.ts";
import { formatNumber, keepUnits } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { venueHref } from "../../../domain/venue/venue-href.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Link } from "../../ui/link.tsx";

/** Another venue, with what its row shows. */
export interface Neighbour {
  id: string;
  name: string;
  demo?: boolean;
  reason: string;
  seats?: { layout: LayoutKey; people: number };
}

/** Renders similar venues, each with its reason. */
export function Nearby({ neighbours, title }: { neighbours: Neighbour[]; title: string }) {
  return (
    <section className="part near noprint" id="nearby">
      <h2 className="h2s">{title}</h2>
      <ul>
        {neighbours.map(({ id, name, demo, reason, seats }) => (
          <li className="row" key={id}>
            <span>
              <Link href={venueHref(id)}>{name}</Link>
              <DemoTag demo={demo ?? false} of={name} />
            </span>
            <p>{keepUnits(reason)}</p>
            {seats && <Figure unit={`人，${layoutByKey(seats.layout).name}`} value={formatNumber(seats.people)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
