import { formatCm } from "../format.ts";
import { planSeating } from "../seating/plan-seating.ts";
import { createRoom } from "../seating/room.ts";
import { drawThumb, type ThumbMark, type ThumbRole } from "./draw-thumb.ts";
import type { PlannedRoom, PlanPicture } from "./format-plan-href.ts";
import { stripHeight } from "./compute-plan-scale.ts";

/** The tokens of the page that drawings use, in both schemes; a picture cannot read the page's own. */
export const pictureTokens = {
  light: { paper: "#fbf8f2", ink: "#1b1916", plan: "#1d4f7c" },
  dark: { paper: "#171512", ink: "#f1ebe1", plan: "#92bfe9" },
} as const;

const formatTokens = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** Styles of a picture: its scheme is that of the page, light where it is printed. */
const style = `svg{${formatTokens(pictureTokens.light)}--ghost:color-mix(in srgb,var(--plan) 30%,var(--paper));--shade:color-mix(in srgb,var(--ink) 5%,var(--paper))}@media screen and (prefers-color-scheme:dark){svg{${formatTokens(pictureTokens.dark)}}}path{vector-effect:non-scaling-stroke}`;

/** Colours and widths of lines in pixels, at any scale; `body` of strokes in metres. */
const pens: Record<ThumbRole, { line: string; body?: string }> = {
  stage: { line: 'fill="var(--shade)" stroke="var(--ink)"' },
  screen: { line: 'fill="none" stroke="var(--ink)" stroke-width="2"' },
  table: { line: 'fill="none" stroke="var(--plan)" stroke-width=".75"' },
  seat: { line: 'fill="none" stroke="var(--plan)"', body: ";opacity:.6" },
  ghost: { line: 'fill="none" stroke="var(--ghost)"', body: ";opacity:.5" },
};

function renderMark({ role, d, strokeWidth, strokeDasharray, round, swapped }: ThumbMark): string {
  const { line, body = "" } = pens[role];
  const stroke = strokeWidth === undefined ? "" : ` stroke-width="${strokeWidth}" style="vector-effect:none${body}"`;
  const dashes = strokeDasharray === undefined ? "" : ` stroke-dasharray="${strokeDasharray}"`;
  const turn = swapped ? ' transform="matrix(0 1 1 0 0 0)"' : "";
  return `<path ${line}${stroke}${dashes}${round ? ' stroke-linecap="round"' : ""}${turn} d="${d}"/>`;
}

/** Draws the furniture of a room; nothing where it has none. */
export function drawPlannedRoom(
  { room: measured, layout, people, isEmpty }: PlannedRoom,
  pxPerMetre: number,
): ThumbMark[] {
  const room = createRoom(measured);
  const plan = room && !isEmpty ? planSeating(room, layout, people === undefined ? {} : { people }) : undefined;
  return plan ? drawThumb(plan, pxPerMetre) : [];
}

/** Renders the furniture of a room as SVG elements in metres, in the page's tokens; empty where it has none. */
export const renderPlannedRoom = (planned: PlannedRoom, pxPerMetre: number): string =>
  drawPlannedRoom(planned, pxPerMetre).map(renderMark).join("");

const open = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Renders one room with its walls, at any size. */
function renderRoom({ room: { length, width } }: PlannedRoom, pxPerMetre: number, drawing: string): string {
  const margin = 1 / pxPerMetre;
  const box = [-margin, -margin, length + 2 * margin, width + 2 * margin].map(formatCm).join(" ");
  const walls = `<path fill="none" stroke="var(--ink)" d="M0 0h${formatCm(length)}v${formatCm(width)}h${formatCm(-length)}z"/>`;
  return `${open} viewBox="${box}"><style>${style}</style>${walls}${drawing}</svg>`;
}

/**
 * Renders a picture of drawn rooms: one alone with its walls and at any size, several each in the corner of its own strip and at
 * the picture's scale; there the page draws the walls, which stand before the picture is here.
 */
export function renderPlanPicture({ pxPerMetre, rooms }: PlanPicture, drawings: readonly string[]): string {
  if (rooms.length === 1) return renderRoom(rooms[0]!, pxPerMetre, drawings[0]!);
  const width = Math.ceil(Math.max(...rooms.map(({ room }) => room.length * pxPerMetre)));
  const strips = drawings.map((drawing, at) =>
    drawing === ""
      ? ""
      : `<g transform="translate(0 ${at * stripHeight})scale(${formatCm(pxPerMetre)})">${drawing}</g>`,
  );
  return `${open} width="${width}" height="${rooms.length * stripHeight}"><style>${style}</style>${strips.join("")}</svg>`;
}
