import { Link } from "../../ui/navigation/link.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { DemandPartProps, FullDemand } from "./demand-part-props.ts";
import styles from "./requested-venues.module.css";

type RequestedVenue = FullDemand["venues"][number];

/** Renders the names of a row; one that is Chinese on an English page says so to readers. */
function VenueName({ venue }: { venue: RequestedVenue }) {
  const { name, isChinese, spaceName, href } = venue;
  return (
    <Link href={href} lang={isChinese ? "zh-CN" : undefined}>
      {spaceName ? `${name} ${spaceName}` : name}
    </Link>
  );
}

/** Renders the venues and spaces that the visitor named; nothing where none was. */
export function RequestedVenues({ demand: { venues }, texts }: DemandPartProps) {
  if (venues.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{texts.venues}</h2>
      <ul className={styles.venues}>
        {venues.map((venue) => (
          <li className={listRowStyles.listRow} key={venue.id}>
            <span className={styles.name}>
              <VenueName venue={venue} />
            </span>
            <span className={textStyles.soft}>{venue.cityName}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
