import type { CSSProperties } from "react";
import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import { type ClearHeightInput, formatIhgTopicHref } from "#domain/clear-height/clear-height-address.ts";
import { getEventPreset, type LedSize } from "#domain/clear-height/event-presets.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { BlockRenderUntilLoaded } from "#web/ui/states/block-render-until-loaded.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { Figure } from "#web/ui/text/figure.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { BrandWithRoom, IhgTopicData } from "../page.tsx";
import { CrossSection, type DrawnRoom } from "./cross-section.tsx";
import styles from "./room-frieze.module.css";

const texts = ihgTopicZh.frieze;
const slots: Slot[] = [{ from: 1248, width: "480px" }, { from: 752, width: "33vw" }, { width: "100vw" }];

interface RoomFriezeProps {
  data: IhgTopicData;
  input: ClearHeightInput;
}

const hasRoom = (brand: IhgTopicData["brands"][number]): brand is BrandWithRoom => brand.room !== undefined;
const isDrawn = (brand: BrandWithRoom): brand is DrawnRoom =>
  brand.room.space.width !== undefined && brand.room.space.length !== undefined;

/** Returns the picture of a brand's room, unless a brand before it shows the same. */
function getUnseenPicture(rooms: readonly DrawnRoom[], at: number): PictureWire | undefined {
  const { picture } = rooms[at]!.room.space;
  return rooms.slice(0, at).some(({ room }) => room.space.picture?.hash === picture?.hash) ? undefined : picture;
}

/** Renders the largest room of each brand on one ground line, at one scale, with the height that the event needs. */
export function RoomFrieze({ data: { brands, required, shown }, input }: RoomFriezeProps) {
  const preset = getEventPreset(input.eventType);
  const rooms = brands.filter(hasRoom).filter(isDrawn);
  const widest = Math.max(...rooms.map(({ room }) => room.space.width));
  return (
    <figure className={styles.frieze}>
      <h2 className={textStyles.visuallyHidden}>{texts.title}</h2>
      <ol className={styles.rooms} style={{ "--widest": widest } as CSSProperties}>
        {rooms.map((brand, at) => (
          <VenueRoom
            brand={brand}
            input={input}
            isFirst={at === 0}
            picture={getUnseenPicture(rooms, at)}
            isShown={brand.id === shown?.id}
            key={brand.id}
            led={preset.isRigged ? input.led : undefined}
            required={required}
          />
        ))}
      </ol>
      <BlockRenderUntilLoaded id="frieze" />
      <figcaption className={textStyles.caption}>
        <span>
          <b>{texts.required(formatMetres(required))}</b>
          {`，${preset.isRigged ? texts.note : texts.noteStanding}`}
        </span>
      </figcaption>
    </figure>
  );
}

interface RoomProps extends RoomFriezePart {
  brand: DrawnRoom;
  isShown: boolean;
  isFirst: boolean;
  picture: PictureWire | undefined;
}

interface RoomFriezePart {
  input: ClearHeightInput;
  required: number;
  led: LedSize | undefined;
}

function VenueRoom({ brand, input, required, led, isShown, isFirst, picture }: RoomProps) {
  const { room } = brand;
  const { space } = room;
  const layout = getLayoutByKey(getEventPreset(input.eventType).layout);
  const facts = [
    { label: texts.room, value: formatSizeShort(space.length, space.width) },
    { label: texts.height, value: space.height && formatMetres(space.height), unit: texts.metre },
    { label: layout.name, value: room.people && formatNumber(room.people), unit: texts.person },
    { label: texts.perHead, value: room.perHead && formatNumber(room.perHead), unit: texts.yuan },
  ];
  return (
    <li
      className={classNames(styles.room, isShown && styles.shown, room.fits && styles.fits)}
      style={{ "--metres": space.width } as CSSProperties}
    >
      {picture && (
        <Picture
          alt={pictureZh.alt(room.venue.name, space.name)}
          className={styles.photo}
          load={isFirst ? "first" : "now"}
          mark={isFirst}
          picture={picture}
          slots={slots}
          unnamed
        />
      )}
      <CrossSection brand={brand} led={led} required={required} />
      <h3>
        <Link
          aria-current={isShown || undefined}
          aria-label={texts.show(brand.name)}
          href={formatIhgTopicHref({ ...input, brand: brand.id })}
        >
          {brand.name}
        </Link>
      </h3>
      <dl>
        {facts.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure value={value || undefined} {...(unit && { unit })} />
            </dd>
          </div>
        ))}
      </dl>
      <Verdict brand={brand} budget={input.perHead} />
    </li>
  );
}

/** Renders whether a room fits, else everything that it lacks: height before people before price. */
function Verdict({ brand: { room }, budget }: { brand: BrandWithRoom; budget: number }) {
  if (room.fits) {
    return (
      <p className={classNames(styles.verdict, textStyles.good)}>{texts.fits(formatNumber(budget - room.perHead!))}</p>
    );
  }
  const over = room.perHead === undefined ? 0 : room.perHead - budget;
  const problems = [
    room.space.height === undefined && texts.unknownHeight,
    room.heightShort !== undefined && texts.low(formatMetres(room.heightShort)),
    room.peopleShort !== undefined && texts.small(formatNumber(room.people ?? 0)),
    over > 0 && texts.over(formatNumber(over)),
  ].filter(Boolean);
  return <p className={classNames(styles.verdict, textStyles.caution)}>{problems.join("，")}</p>;
}
