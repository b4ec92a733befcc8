import type { NearMiss } from "#contract/selection/why-not.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { nearMissZh } from "#texts/search/near-miss.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { WhyNotNotes } from "./why-not-notes.tsx";
import { formatLinkQuery, type PartialEventSize } from "#domain/venue/event-size.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./near-misses.module.css";

export interface NearMissesProps {
  /** The nearest first. */
  list: readonly NearMiss[];
  /** People that the list was searched by; 0 are any. */
  people: number;
  /** What else the list was searched by, for the links. */
  carriedQuery: string;
}

/** Renders the spaces that a list of few rows narrowly leaves out: by how much each fails, and what would make up for it. */
export function NearMisses({ list, people, carriedQuery }: NearMissesProps) {
  return (
    <>
      <h2 id="near-misses">{nearMissZh.title}</h2>
      <p className={textStyles.small}>{nearMissZh.note}</p>
      <ol>
        {list.map(({ id, name, venueId, venueName, place, layout, misses, remedies }) => {
          const eventSize: PartialEventSize = { ...(people > 0 && { people }), ...(layout && { layout }) };
          return (
            <li key={id}>
              <h3>
                <Link href={formatSpaceHref(venueId, id) + formatLinkQuery(eventSize, carriedQuery)}>{name}</Link>
              </h3>
              <p className={textStyles.small}>
                <span>{venueName}</span>
                {place && <span>{place}</span>}
              </p>
              <WhyNotNotes
                carriedQuery={carriedQuery}
                className={styles.notes}
                musts={eventSize}
                siteId={venueId}
                spaceId={id}
                whyNot={{ misses, remedies }}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
