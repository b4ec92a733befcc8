import type { CSSProperties } from "react";
import { formatWay } from "../../../domain/distance.ts";
import type { TransportLink } from "../../../domain/venue/venue.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { walkZh } from "../../../texts/way.zh.ts";
import type { VenueFacts } from "./lean-venue.ts";

/** Smallest share of the longest distance that is still drawn as a line. */
const leastShare = 0.04;

function nameOf({ kind, name, lines, exit }: TransportLink): string {
  const line = lines?.join("、") || (kind === "metro" ? venueZh.ways.metro : "");
  return [line, name, exit].filter(Boolean).join(" ");
}

const timeOf = ({ kind, minutes }: TransportLink): string | undefined =>
  minutes === undefined ? undefined : kind === "metro" ? walkZh(minutes) : venueZh.ways.drive(minutes);

/** Renders the transport links, each with a line proportional to its distance on a common scale. */
export function Ways({ venue }: { venue: VenueFacts }) {
  const { transport, address, nearPlaces, approximatePosition } = venue;
  const words = venueZh.ways;
  const ways = transport.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  const farthest = Math.max(1, ...ways.map(({ metres }) => metres ?? 0));
  const measured = ways.some(({ metres }) => metres !== undefined);
  return (
    <div>
      <h2 className="h2s" id="place">
        {words.title}
      </h2>
      {address && <p className="address">{address}</p>}
      <ul className="ways">
        {ways.map((way) => (
          <li key={`${way.kind} ${way.name}`}>
            {way.metres !== undefined && <Length metres={way.metres} share={way.metres / farthest} />}
            <p>
              <span>{nameOf(way)}</span>
              <span className="soft">{timeOf(way)}</span>
            </p>
          </li>
        ))}
      </ul>
      {ways.length === 0 && <p className="soft">{words.none}</p>}
      {nearPlaces.length > 0 && (
        <p className="around">
          <span className="soft">{words.near}</span> {nearPlaces.slice(0, 8).join("、")}
        </p>
      )}
      {measured && (
        <p className="small">{approximatePosition ? `${words.straight}${words.approximate}。` : words.straight}</p>
      )}
    </div>
  );
}

function Length({ metres, share }: { metres: number; share: number }) {
  return (
    <div className="way">
      {share >= leastShare && (
        <span style={{ "--share": share.toFixed(3) } as CSSProperties}>
          <i aria-hidden="true" className="dim" />
        </span>
      )}
      <b>{formatWay(metres)}</b>
    </div>
  );
}
