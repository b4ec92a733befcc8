import type { SpaceCapacity, TableSpace } from "../capacity/space-capacity.ts";
import styles from "./space-outline.module.css";

/** The drawing's box in desktop pixels; the phone shows it smaller. */
const box = { width: 44, height: 36, inset: 1.5 } as const;
/** Smallest side in pixels that is still visible. */
const minSize = 3;

const isMeasured = (space: TableSpace): space is TableSpace & { length: number; width: number } =>
  Boolean(space.length && space.width);

/** Returns the table's common scale, pixels per metre, at which every space fits into the box. */
export function getOutlineScale(capacities: SpaceCapacity[]): number {
  const fits = capacities.flatMap(({ space }) =>
    isMeasured(space)
      ? [Math.min((box.width - 2 * box.inset) / space.length, (box.height - 2 * box.inset) / space.width)]
      : [],
  );
  return fits.length > 0 ? Math.min(...fits) : 1;
}

/** Returns each part's range along the space's length, in metres from the stage; undefined if a size is unknown. */
export function getPartitions(
  divisible: TableSpace,
  parts: TableSpace[],
): { id: string; from: number; to: number }[] | undefined {
  if (!isMeasured(divisible) || parts.length < 2) return undefined;
  const floors = parts.map((part) => (isMeasured(part) ? part.length * part.width : 0));
  const sum = floors.reduce((total, floor) => total + floor, 0);
  if (floors.includes(0)) return undefined;
  let from = 0;
  return parts.map(({ id }, index) => {
    const start = from;
    from += (divisible.length * floors[index]!) / sum;
    return { id, from: start, to: from };
  });
}

const formatRectPath = (x: number, width: number, height: number, fromTop: number) =>
  `M${x} ${fromTop}h${width}v${height}h${-width}z`;
const toPixels = (metres: number, scale: number) => Math.round(Math.max(minSize, metres * scale) * 10) / 10;

/** Renders a space's outline to the table's scale; a part is drawn inside the space that it belongs to. */
export function SpaceOutline({
  space: capacity,
  parts,
  scale,
}: {
  space: SpaceCapacity;
  parts: TableSpace[];
  scale: number;
}) {
  const frame = capacity.parentSpace ?? capacity.space;
  if (!isMeasured(frame))
    return <svg aria-hidden="true" className={styles.outline} viewBox={`0 0 ${box.width} ${box.height}`} />;
  const [width, height] = [toPixels(frame.length, scale), toPixels(frame.width, scale)];
  const top = box.height - box.inset - height;
  const cuts = getPartitions(frame, parts);
  const ownPartition = capacity.parentSpace && cuts?.find(({ id }) => id === capacity.space.id);
  const toX = (metres: number) => Math.round((box.inset + (metres / frame.length) * width) * 10) / 10;
  const inner = ownPartition
    ? formatRectPath(toX(ownPartition.from), toX(ownPartition.to) - toX(ownPartition.from), height, top)
    : formatRectPath(box.inset, width, height, top);
  return (
    <svg aria-hidden="true" className={styles.outline} viewBox={`0 0 ${box.width} ${box.height}`}>
      {(ownPartition || !capacity.parentSpace) && <path className={styles.inner} d={inner} />}
      <path className={styles.outer} d={formatRectPath(box.inset, width, height, top)} />
      {cuts && (
        <path
          className={styles.partition}
          d={cuts
            .slice(1)
            .map(({ from }) => `M${toX(from)} ${top}v${height}`)
            .join("")}
        />
      )}
    </svg>
  );
}
