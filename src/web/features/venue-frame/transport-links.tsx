import type { CSSProperties, ReactNode } from "react";
import { formatDistance } from "#domain/distance.ts";
import type { TransportLink } from "#domain/venue/venue.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { walkZh } from "#texts/venue/walk.zh.ts";
import type { VenueFacts } from "./venue-facts.ts";
import dimensionLineStyles from "../../ui/drawing/dimension-line.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./transport-links.module.css";

/** Smallest share of the longest distance that is still drawn as a line. */
const minShare = 0.04;

function formatLinkName({ kind, name, lines, exit }: TransportLink): string {
  const line = lines?.join("、") || (kind === "metro" ? venueZh.transport.metro : "");
  return [line, name, exit].filter(Boolean).join(" ");
}

const formatTravelTime = ({ kind, minutes }: TransportLink): string | undefined =>
  minutes === undefined ? undefined : kind === "metro" ? walkZh(minutes) : venueZh.transport.drive(minutes);

/** Renders the transport links, each with a line proportional to its distance on a common scale; `children` below the address. */
export function TransportLinks({ venue, children }: { venue: VenueFacts; children?: ReactNode }) {
  const { transport, address, nearPlaces, approximatePosition } = venue;
  const texts = venueZh.transport;
  const links = transport.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  const farthest = Math.max(1, ...links.map(({ metres }) => metres ?? 0));
  const measured = links.some(({ metres }) => metres !== undefined);
  return (
    <div>
      <h2 className={pageStructureStyles.subheading} id="place">
        {texts.title}
      </h2>
      {address && <p className={styles.address}>{address}</p>}
      {children}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.kind} ${link.name}`}>
            {link.metres !== undefined && <DistanceLine metres={link.metres} share={link.metres / farthest} />}
            <p>
              <span>{formatLinkName(link)}</span>
              <span className={textStyles.soft}>{formatTravelTime(link)}</span>
            </p>
          </li>
        ))}
      </ul>
      {links.length === 0 && <p className={textStyles.soft}>{texts.none}</p>}
      {nearPlaces.length > 0 && (
        <p className={styles.around}>
          <span className={textStyles.soft}>{texts.near}</span> {nearPlaces.slice(0, 8).join("、")}
        </p>
      )}
      {measured && <p className={textStyles.small}>{texts.straight}</p>}
      {approximatePosition && <p className={textStyles.small}>{texts.approximate}</p>}
    </div>
  );
}

function DistanceLine({ metres, share }: { metres: number; share: number }) {
  return (
    <div className={styles.link}>
      {share >= minShare && (
        <span style={{ "--share": share.toFixed(3) } as CSSProperties}>
          <i aria-hidden="true" className={dimensionLineStyles.dimensionLine} />
        </span>
      )}
      <b>{formatDistance(metres)}</b>
    </div>
  );
}
