import type { PictureWire } from "../../../contract/pictures.ts";
import { formatNumber, formatSizeShort } from "../../../domain/format.ts";
import { capacityOf } from "../../../domain/seating/capacity.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import { type Ask, askQuery } from "../../../domain/venue/ask.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { classNames } from "../../ui/class-names.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { DimensionLine } from "../../ui/dimension-line.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture, type PictureProps, type Slot } from "../../ui/picture.tsx";
import type { Use, UseRoom } from "./home-data.ts";
import { metresOf, oneScale } from "./one-scale.ts";
import { ScaledPlan } from "../../features/seating-plan/scaled-plan.tsx";

/** Formats the URL of an occasion's space, with its people and layout. */
const roomHref = ({ venueId, id }: UseRoom, { people, layout }: Ask): string =>
  spaceHref(venueId, id) + askQuery({ people, layout });

const gapPx = 32;
/** Returns the desktop row's measures in pixels for this many drawings. */
const rowOf = (rooms: number) => ({ width: 1200 - gapPx * (rooms - 1), column: 264, height: 430 });

/** Renders this city's spaces by occasion, drawn at one scale on one base line. */
export function Uses({ uses }: { uses: Use[] }) {
  if (uses.length === 0) return null;
  const { title, scale } = homeZh.uses;
  const shown = uses.slice(0, 3);
  const drawn = shown.map((use) => use.drawn);
  // The page's first picture is not lazy-loaded.
  const first = shown.filter(isPictured).flatMap(({ rooms }) => rooms)[0];
  return (
    <section className="part page">
      <div className="scaled" style={oneScale(drawn, rowOf(shown.length))}>
        <div className="head">
          <h2>{title[shown.length]}</h2>
          {drawn.some(Boolean) && <DimensionLine className="bar10">{scale}</DimensionLine>}
        </div>
        <div className="uses">
          {shown.map((use) => (
            <UsePart first={first} key={use.id} use={use} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Returns true when every space of an occasion has a picture: all rows show one or none do, so that texts align. */
const isPictured = ({ rooms }: Use): boolean => rooms.every(({ picture }) => picture);

function UsePart({ use, first }: { use: Use; first: UseRoom | undefined }) {
  const { name, count, people, layout, href, rooms, drawn } = use;
  const { uses } = homeZh;
  const pictured = isPictured(use);
  const size = drawn?.length && drawn.width ? formatSizeShort(drawn.length, drawn.width) : undefined;
  const room = drawn && roomOf(drawn);
  const seats = room ? capacityOf(room, layout).limit : people;
  // A published capacity may exceed what the measures hold: then the caption states how many are drawn.
  const short = seats < people ? uses.drawnFor(formatNumber(seats)) : "";
  return (
    <div className="use">
      {drawn && size ? (
        <figure style={metresOf(drawn)}>
          <ScaledPlan layout={layout} people={people} space={drawn} />
          <figcaption className="small">
            {size} m{short}
          </figcaption>
        </figure>
      ) : (
        <span />
      )}
      <div>
        <h3>
          {name}
          <Link href={href}>{count ? uses.halls(formatNumber(count)) : uses.all}</Link>
        </h3>
        <ul>
          {rooms.map((room) => (
            <li className={classNames("row", pictured && "pictured")} key={room.id}>
              {pictured && room.picture && (
                <RoomPicture
                  href={roomHref(room, use)}
                  load={room === first ? "now" : undefined}
                  picture={room.picture}
                  room={room}
                />
              )}
              <Link href={roomHref(room, use)}>
                <b>{room.name}</b>{" "}
                <span className="soft">
                  {room.venue}
                  {room.demo && <DemoTag of={room.venue} />}
                </span>
              </Link>
              <p className="small">{room.reason}</p>
              <Figure unit={uses.people} value={formatNumber(room.people)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const thumb: Slot[] = [{ width: "72px", ratio: 4 / 3 }];

/** Renders a picture link hidden from assistive technology: the text link in the same row is the accessible one. */
const RoomPicture = ({
  picture,
  room,
  href,
  load,
}: Pick<PictureProps, "load"> & { picture: PictureWire; room: UseRoom; href: string }) => (
  <Link aria-hidden="true" className="seen" href={href} preload={false} tabIndex={-1}>
    <Picture
      alt={pictureZh.alt(`${room.venue} ${room.name}`, picture.caption ?? "")}
      load={load}
      mark={false}
      picture={picture}
      slots={thumb}
    />
  </Link>
);
