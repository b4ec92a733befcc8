import type { HotVenue } from "#contract/schemas/home.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./hot-venues-section.module.css";

const slots: Slot[] = [{ from: 1248, width: "276px" }, { from: 752, width: "340px" }, { width: "120px" }];
const { hot: texts } = homeZh;

/** Renders the city's leading venues: picture, place, largest capacity and price. */
export function HotVenuesSection({ venues, city }: { venues: HotVenue[]; city: string }) {
  if (venues.length === 0) return null;
  return (
    <section className={classNames(pageStructureStyles.section, pageStructureStyles.page)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        <Link href={formatListHref("venue", city)}>{texts.all}</Link>
      </div>
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <HotVenueItem key={venue.id} venue={venue} />
        ))}
      </ul>
    </section>
  );
}

function HotVenueItem({ venue }: { venue: HotVenue }) {
  const { id, name, area, typeName, largestCapacity, priceFrom, cover } = venue;
  const facts = [
    largestCapacity !== undefined && texts.seats(formatNumber(largestCapacity)),
    priceFrom !== undefined && texts.price(formatYuan(priceFrom)),
  ].filter(Boolean);
  return (
    <li className={cover && styles.pictured}>
      {cover && <Picture alt="" className={styles.cover} picture={cover} slots={slots} />}
      <div>
        <h3>
          <Link href={formatVenueHref(id)}>{name}</Link>
        </h3>
        <p className={textStyles.small}>{[area, typeName].filter(Boolean).join("，")}</p>
        {/* Breaks between its facts only. */}
        {facts.length > 0 && <p>{facts.join("，").replaceAll(" ", "\u00a0")}</p>}
      </div>
    </li>
  );
}
