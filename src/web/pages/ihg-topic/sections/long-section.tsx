import type { CSSProperties } from "react";
import { formatMetres } from "#domain/format.ts";
import { cutSection, type RoomSection } from "#domain/clear-height/cut-section.ts";
import { getEventPreset, ledLowerEdge, type LedSize } from "#domain/clear-height/event-presets.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { BrandWithRoom } from "../page.tsx";
import styles from "./long-section.module.css";

const texts = ihgTopicZh.section;

/** Metres: what stands around the room in the drawing, and the ceiling that is drawn where the height is unknown. */
const wall = 0.3;
const ceilingVoid = 0.7;
/** Under the floor: the dimension line and its text, which is in proportion to the room's length (long-section.module.css). */
const dimensionMargin = 1;
const textShare = 0.045;
/** From this share of the room's length on, a text centred under the dimension line stays within the drawing. */
const centredShare = 0.6;
const unknownHeight = 3.5;
const eyeHeight = 1.2;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A person sitting, from the side: head, back, seat and legs; metres from the chair's front edge on the floor. */
const sitting = "M.05-1.22v.01M.1-.95v.5h-.42v.4";

export interface LongSectionProps {
  brand: BrandWithRoom;
  input: ClearHeightInput;
}

/** Renders the room cut lengthwise with its rows of people, the screen, and the first row's view of it; to scale. */
export function LongSection({ brand: { room }, input }: LongSectionProps) {
  const { layout, isRigged } = getEventPreset(input.eventType);
  const section = cutSection(room.space, layout, input.people, input.led);
  if (!section) return <p className={textStyles.soft}>{texts.noSection}</p>;
  const height = section.height ?? unknownHeight;
  const led = isRigged ? input.led : undefined;
  const below = dimensionMargin + section.length * textShare;
  return (
    <svg
      aria-label={texts.label(room.space.name)}
      className={styles.section}
      role="img"
      style={{ "--length": section.length } as CSSProperties}
      viewBox={`${-wall} ${round(-height - ceilingVoid - wall)} ${round(section.length + 2 * wall)} ${round(height + ceilingVoid + 2 * wall + below)}`}
    >
      <rect
        className={styles.walls}
        height={round(height + ceilingVoid + wall)}
        strokeWidth={wall}
        width={round(section.length + wall)}
        x={-wall / 2}
        y={round(-height - ceilingVoid - wall / 2)}
      />
      <path className={styles.ceiling} d={`M0 ${-height}h${section.length}`} />
      {section.stage && (
        <rect
          className={styles.stage}
          height={section.stage.height}
          width={round(section.stage.depth)}
          x="0"
          y={-section.stage.height}
        />
      )}
      <Rows section={section} />
      {led && <Screen height={height} led={led} section={section} />}
      {section.height !== undefined && <HeightLine height={section.height} x={section.length - 1} />}
      <LastRowLine led={led} section={section} />
    </svg>
  );
}

/** Renders the rows: those with people, and those left over. */
function Rows({ section: { rows } }: { section: RoomSection }) {
  return [false, true].map((isTaken) => (
    <g className={isTaken ? styles.taken : styles.free} key={String(isTaken)}>
      {rows
        .filter(({ taken }) => taken === isTaken)
        .map(({ x }) => (
          <path d={sitting} key={x} transform={`translate(${round(x)} 0)`} />
        ))}
    </g>
  ));
}

function Screen({ led, section, height }: { led: LedSize; section: RoomSection; height: number }) {
  const { screenX, rows, firstRowAngle } = section;
  const top = ledLowerEdge + led.height;
  const first = rows.find(({ taken }) => taken) ?? rows[0]!;
  const eyes = round(first.x);
  return (
    <>
      <path className={styles.rope} d={`M${round(screenX)} ${-top}V${-height}`} />
      <path className={styles.ledWall} d={`M${round(screenX)} ${-ledLowerEdge}v${-led.height}`} />
      <path
        className={styles.view}
        d={`M${round(screenX)} ${-top}L${eyes} ${-eyeHeight}L${round(screenX)} ${-ledLowerEdge}`}
      />
      <text className={styles.text} x={round(screenX + (first.x - screenX) / 2 + 0.4)} y={round(-top + 0.4)}>
        {texts.angle(firstRowAngle)}
      </text>
    </>
  );
}

function HeightLine({ height, x }: { height: number; x: number }) {
  return (
    <>
      <path className={styles.dimension} d={`M${x} 0V${-height}m-.2 .2l.4-.4M${x - 0.2} .2l.4-.4`} />
      <text className={styles.text} textAnchor="end" x={x - 0.25} y={round(-height / 2)}>
        {formatMetres(height)} m
      </text>
    </>
  );
}

function LastRowLine({ section, led }: { section: RoomSection; led: LedSize | undefined }) {
  const from = round(section.screenX);
  const to = round(section.screenX + section.lastRow);
  const y = wall + 0.6;
  const ratio = led ? section.lastRow / led.height : undefined;
  const isCentred = section.lastRow >= section.length * centredShare;
  return (
    <>
      <path className={styles.dimension} d={`M${from} ${y}H${to}m-.2 .2l.4-.4M${from - 0.2} ${y + 0.2}l.4-.4`} />
      <text
        className={styles.text}
        textAnchor={isCentred ? "middle" : "start"}
        x={isCentred ? round((from + to) / 2) : from}
        y={round(y + 0.2 + section.length * textShare * 0.85)}
      >
        {ratio === undefined
          ? `${formatMetres(section.lastRow)} m`
          : texts.lastRow(formatMetres(section.lastRow), formatMetres(ratio))}
      </text>
    </>
  );
}
