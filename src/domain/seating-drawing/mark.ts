/** The role of a mark in a drawing; the renderer maps it to colours and line weights. */
export type MarkRole =
  | "wall"
  | "gap"
  | "line"
  | "stage"
  | "stage-assumed"
  | "screen"
  | "screen-assumed"
  | "table"
  | "seat"
  | "ghost"
  | "partition";

/** Outlines of one role as one SVG path, in metres. */
export interface PathMark {
  role: MarkRole;
  d: string;
}

/** Rows drawn as a line whose dashes are the chairs, as thick as a chair is deep; metres. */
export interface RowsMark {
  rows: "seat" | "ghost";
  d: string;
  strokeWidth: number;
  strokeDasharray: string;
}

/** A round table or an island with its chairs, drawn once around 0 0 and placed many times by the centre of the table. */
export interface StampMark {
  chairs: string;
  table: string;
  places: { role: "seat" | "ghost"; at: readonly (readonly [number, number])[] }[];
}

/** One mark of a drawing; marks are painted in their order. */
export type Mark = PathMark | RowsMark | StampMark;
