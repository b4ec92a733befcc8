import type { CSSProperties } from "react";
import type { TopicInfo } from "#contract/schemas/marketing/topic-info.ts";
import { formatArea, formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { eventSizeAddress } from "#domain/venue/event-size.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./space-wall.module.css";

/** The length that fills the wall of a phone, and the lengths that fill a line of a wider one, metres; longer spaces make it theirs. */
const fullLengths = { narrow: 60, wide: 108 } as const;

/** Spaces in the first line of a wide wall. */
const inFirstLine = 3;

const slots: Slot[] = [{ from: 1248, width: "560px" }, { from: 752, width: "40vw" }, { width: "100vw" }];

interface SpaceWallProps {
  /** The largest first. */
  spaces: TopicInfo["wall"];
  eventSize: TopicInfo["eventSize"];
  /** Which spaces they are, after the key. */
  note?: string;
}

/** Renders spaces by their photographs, each as wide as its space is long, with its dimension. */
export function SpaceWall({ spaces, eventSize: { people, layout }, note = "" }: SpaceWallProps) {
  const lengths = spaces.map(({ length }) => length);
  const firstLine = lengths.slice(0, inFirstLine).reduce((sum, length) => sum + length, 0);
  const scales = {
    "--narrow": Math.max(fullLengths.narrow, ...lengths),
    "--wide-most": Math.max(fullLengths.wide, firstLine),
  } as CSSProperties;
  const query = eventSizeAddress.format({ people, layout });
  const texts = groupZh.wall;
  return (
    <figure className={styles.wall} style={scales}>
      <ul>
        {spaces.map(({ venueId, spaceId, venueName, name, length, width, area, picture, ...figures }, at) => (
          <li key={spaceId} style={{ "--length": length } as CSSProperties}>
            <Picture
              alt={pictureZh.alt(venueName, name)}
              className={styles.photo}
              load={at === 0 ? "first" : at < inFirstLine ? "now" : undefined}
              note={
                picture.layout && picture.layout !== layout
                  ? pictureZh.shownLayout(getLayoutByKey(picture.layout).name)
                  : undefined
              }
              picture={picture}
              slots={slots}
              unnamed
            />
            <DimensionLine className={styles.dimension}>{formatSizeShort(length, width)} m</DimensionLine>
            <div className={styles.text}>
              <b>
                <Link href={formatSpaceHref(venueId, spaceId) + query}>{venueName}</Link>
              </b>
              <p className={textStyles.soft}>{texts.space(name, formatArea(Math.round(area)))}</p>
              <p className={textStyles.soft}>
                {[
                  figures.people && texts.seats(getLayoutByKey(layout).name, formatNumber(figures.people)),
                  figures.priceDay && texts.price(formatYuan(figures.priceDay)),
                ]
                  .filter(Boolean)
                  .join("，")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <figcaption className={textStyles.soft}>{texts.key + note}</figcaption>
    </figure>
  );
}
