import type { Hall, HallSpace } from "./hall.ts";

/** The drawing's box in desktop pixels; the phone shows it smaller. */
const box = { width: 44, height: 36, inset: 1.5 } as const;
/** Smallest side in pixels that is still visible. */
const least = 3;

const measured = (space: HallSpace): space is HallSpace & { length: number; width: number } =>
  Boolean(space.length && space.width);

/** Returns the table's common scale, pixels per metre, at which every space fits into the box. */
export function miniScale(halls: Hall[]): number {
  const fits = halls.flatMap(({ space }) =>
    measured(space)
      ? [Math.min((box.width - 2 * box.inset) / space.length, (box.height - 2 * box.inset) / space.width)]
      : [],
  );
  return fits.length > 0 ? Math.min(...fits) : 1;
}

/** Returns each part's range along the space's length, in metres from the stage; undefined if a size is unknown. */
export function cutsOf(whole: HallSpace, parts: HallSpace[]): { id: string; from: number; to: number }[] | undefined {
  if (!measured(whole) || parts.length < 2) return undefined;
  const floors = parts.map((part) => (measured(part) ? part.length * part.width : 0));
  const sum = floors.reduce((total, floor) => total + floor, 0);
  if (floors.includes(0)) return undefined;
  let from = 0;
  return parts.map(({ id }, index) => {
    const start = from;
    from += (whole.length * floors[index]!) / sum;
    return { id, from: start, to: from };
  });
}

const rect = (x: number, width: number, height: number, fromTop: number) =>
  `M${x} ${fromTop}h${width}v${height}h${-width}z`;
const px = (metres: number, scale: number) => Math.round(Math.max(least, metres * scale) * 10) / 10;

/** Renders a space's outline to the table's scale; a part is drawn inside the space that it belongs to. */
export function HallMini({ hall, parts, scale }: { hall: Hall; parts: HallSpace[]; scale: number }) {
  const frame = hall.whole ?? hall.space;
  if (!measured(frame)) return <svg aria-hidden="true" className="mini" viewBox={`0 0 ${box.width} ${box.height}`} />;
  const [width, height] = [px(frame.length, scale), px(frame.width, scale)];
  const top = box.height - box.inset - height;
  const cuts = cutsOf(frame, parts);
  const own = hall.whole && cuts?.find(({ id }) => id === hall.space.id);
  const at = (metres: number) => Math.round((box.inset + (metres / frame.length) * width) * 10) / 10;
  const inner = own ? rect(at(own.from), at(own.to) - at(own.from), height, top) : rect(box.inset, width, height, top);
  return (
    <svg aria-hidden="true" className="mini" viewBox={`0 0 ${box.width} ${box.height}`}>
      {(own || !hall.whole) && <path className="in" d={inner} />}
      <path className="out" d={rect(box.inset, width, height, top)} />
      {cuts && (
        <path
          className="cut"
          d={cuts
            .slice(1)
            .map(({ from }) => `M${at(from)} ${top}v${height}`)
            .join("")}
        />
      )}
    </svg>
  );
}
