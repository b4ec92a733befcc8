import { formatSize } from "#domain/format.ts";
import { ledLowerEdge, type LedSize, riggingHeight } from "#domain/clear-height/event-presets.ts";
import { ihgTopicZh } from "#texts/marketing/ihg-topic.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import type { BrandWithRoom } from "../page.tsx";
import styles from "./room-frieze.module.css";

/** Metres: the void over the ceiling, the wall's thickness, and a ceiling that is drawn where the height is unknown. */
const ceilingVoid = 0.5;
const wall = 0.25;
const unknownHeight = 3.5;
/** Metres between two people side by side, and the middle aisle. */
const seatPitch = 0.62;
const aisle = 1.8;
const stageShare = 0.55;

/** A room of unknown sides is not drawn; this one has them. */
export type DrawnRoom = BrandWithRoom & { room: { space: { width: number; length: number } } };

const getRoomHeight = ({ room }: BrandWithRoom): number => room.space.height ?? unknownHeight;
/** Height in metres that a cross-section takes with its walls. */
const getDrawnHeight = (brand: BrandWithRoom, required: number): number =>
  Math.max(getRoomHeight(brand) + ceilingVoid + wall, required + 0.1) + wall;

interface CrossSectionProps {
  brand: DrawnRoom;
  required: number;
  /** The hanging screen; absent where the event isRigged none. */
  led: LedSize | undefined;
}

/** Places the heads of one row across the room, the middle aisle left free. */
function placeHeads(width: number): number[] {
  const count = Math.floor((width - 2) / seatPitch);
  const start = (width - (count - 1) * seatPitch) / 2;
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * seatPitch).filter(
    (x) => Math.abs(x - width / 2) > aisle / 2,
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Renders a room cut across, in metres: ceiling, hanging screen, people, and the height that the event needs as a dashed line. */
export function CrossSection({ brand, required, led }: CrossSectionProps) {
  const { room } = brand;
  const { width, length, height: clearHeight } = room.space;
  const height = getRoomHeight(brand);
  const total = getDrawnHeight(brand, required);
  const toY = (metres: number) => round(-metres);
  const isHigh = clearHeight !== undefined && room.heightShort === undefined;
  return (
    <svg
      aria-label={ihgTopicZh.frieze.label(brand.name, `${formatSize(length, width)} m`)}
      className={classNames(styles.section, !room.fits && styles.unfit)}
      role="img"
      viewBox={`${-wall} ${toY(total - wall)} ${round(width + 2 * wall)} ${round(total)}`}
    >
      <rect
        className={styles.walls}
        height={round(height + ceilingVoid)}
        strokeWidth={wall}
        width={width}
        x="0"
        y={toY(height + ceilingVoid)}
      />
      <path
        className={clearHeight === undefined ? styles.unknownCeiling : styles.ceiling}
        d={`M0 ${toY(height)}h${width}`}
      />
      <rect
        className={styles.stage}
        height="0.6"
        width={round(width * stageShare)}
        x={round((width * (1 - stageShare)) / 2)}
        y="-0.6"
      />
      <path
        className={styles.heads}
        d={placeHeads(width)
          .map((x) => `M${round(x)} -1.1v.01M${round(x)} -.75v.35`)
          .join("")}
      />
      {led && <RiggedScreen height={height} isHigh={isHigh} led={led} width={width} />}
      <path className={styles.required} d={`M${-wall} ${toY(required)}h${round(width + 2 * wall)}`} />
    </svg>
  );
}

interface RiggedScreenProps {
  led: LedSize;
  width: number;
  height: number;
  /** Whether it isRigged under this ceiling; else only its outline is drawn. */
  isHigh: boolean;
}

function RiggedScreen({ led, width, height, isHigh }: RiggedScreenProps) {
  const x = round((width - led.width) / 2);
  const top = ledLowerEdge + led.height;
  const rope = round(Math.max(riggingHeight / 2, height - top));
  return (
    <>
      {isHigh && (
        <path
          className={styles.rope}
          d={`M${round(x + led.width * 0.12)} ${round(-top)}v${-rope}M${round(x + led.width * 0.88)} ${round(-top)}v${-rope}`}
        />
      )}
      <rect
        className={isHigh ? styles.ledWall : styles.piercing}
        height={led.height}
        width={led.width}
        x={x}
        y={round(-top)}
      />
    </>
  );
}
