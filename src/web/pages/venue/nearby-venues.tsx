import type { LayoutKey } from "#domain/space/layouts.ts";
import { formatNumber, bindUnits } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { Figure } from "../../ui/text/figure.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./nearby-venues.module.css";

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
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint, styles.nearby)} id="nearby">
      <h2 className={pageStructureStyles.subheading}>{title}</h2>
      <ul>
        {neighbours.map(({ id, name, reason, seats }) => (
          <li className={listRowStyles.listRow} key={id}>
            <span>
              <Link href={formatVenueHref(id)}>{name}</Link>
            </span>
            <p>{bindUnits(reason)}</p>
            {seats && (
              <Figure
                className={styles.figure}
                unit={`人，${getLayoutByKey(seats.layout).name}`}
                value={formatNumber(seats.people)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
