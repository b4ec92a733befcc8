import { cm } from "./furniture.ts";

export interface RoomOutlineProps {
  length: number;
  width: number;
  pxPerMetre: number;
  /** The whole this room is a part of: drawn around it, the part filled. `from` and `to` are shares of the whole. */
  within?: { length: number; width: number; from: number; to: number };
  /** Shares at which a divisible room is cut. */
  cuts?: number[];
}

/** A room's outline to scale for the capacity table; a part shows where in its whole it lies. */
export function RoomOutline({ length, width, pxPerMetre, within, cuts = [] }: RoomOutlineProps) {
  const whole = within ?? { length, width, from: 0, to: 1 };
  const [w, h] = [whole.length * pxPerMetre, whole.width * pxPerMetre];
  return (
    <svg
      aria-hidden="true"
      className="mini"
      height={cm(h + 2)}
      viewBox={`-1 -1 ${cm(w + 2)} ${cm(h + 2)}`}
      width={cm(w + 2)}
    >
      <path
        className="in"
        d={`M${cm(w * whole.from)} 0h${cm(w * (whole.to - whole.from))}v${cm(h)}h${cm(-w * (whole.to - whole.from))}z`}
      />
      <path className="out" d={`M0 0h${cm(w)}v${cm(h)}h${cm(-w)}z`} />
      {cuts.map((cut) => (
        <path className="cut" d={`M${cm(w * cut)} 0v${cm(h)}`} key={cut} />
      ))}
    </svg>
  );
}
