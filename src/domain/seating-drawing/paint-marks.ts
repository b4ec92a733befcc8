import type { Mark, MarkRole } from "./mark.ts";

/** Colours of a drawing on white paper: the light theme's values, mixed with white where the screen is translucent. */
export const paperColours = {
  white: "#ffffff",
  ink: "#1b1916",
  soft: "#565149",
  hair: "#d9d0bf",
  plan: "#1d4f7c",
  wash: "#d6dfe7",
  ghost: "#b4c4d3",
  shade: "#f4f4f3",
  good: "#22673e",
  caution: "#845000",
} as const;

/** Fill, stroke, its width and dashes in millimetres of each role on paper. */
export const paperPens: Record<MarkRole, { fill: string; stroke: string; width: number; dash?: string }> = {
  wall: { fill: paperColours.ink, stroke: "none", width: 0 },
  gap: { fill: paperColours.white, stroke: "none", width: 0 },
  line: { fill: "none", stroke: paperColours.ink, width: 0.18 },
  stage: { fill: paperColours.shade, stroke: paperColours.ink, width: 0.18 },
  "stage-assumed": { fill: paperColours.shade, stroke: paperColours.ink, width: 0.18, dash: "1.6 1.1" },
  screen: { fill: "none", stroke: paperColours.ink, width: 0.7 },
  "screen-assumed": { fill: "none", stroke: paperColours.ink, width: 0.7, dash: "1.6 1.1" },
  table: { fill: paperColours.white, stroke: paperColours.plan, width: 0.16 },
  seat: { fill: paperColours.wash, stroke: paperColours.plan, width: 0.16 },
  ghost: { fill: "none", stroke: paperColours.ghost, width: 0.16 },
  partition: { fill: "none", stroke: paperColours.soft, width: 0.25, dash: "1.6 1.1" },
};

/** Formats a number with at most three decimals. */
export const formatThousandths = (value: number): string => String(Math.round(value * 1000) / 1000);

function formatMarkStyle(role: MarkRole, mmPerMetre: number): string {
  const { fill, stroke, width, dash } = paperPens[role];
  const scaled = (mm: number) => formatThousandths(mm / mmPerMetre);
  const dashes = dash ? ` stroke-dasharray="${dash.split(" ").map(Number).map(scaled).join(" ")}"` : "";
  const line = width > 0 ? ` stroke="${stroke}" stroke-width="${scaled(width)}"${dashes}` : "";
  return `fill="${fill}"${line}`;
}

/**
 * Renders marks as SVG elements in metres with inline colours, so that every program shows them alike. Line widths are
 * scaled to their width on paper.
 */
export function paintMarks(marks: readonly Mark[], mmPerMetre: number): string {
  return marks
    .map((mark, index) => {
      if ("role" in mark)
        return `<path ${formatMarkStyle(mark.role, mmPerMetre)} stroke-linejoin="round" d="${mark.d}"/>`;
      if ("rows" in mark) {
        const stroke = mark.rows === "seat" ? paperColours.plan : paperColours.ghost;
        return `<path fill="none" stroke="${stroke}" stroke-opacity="0.6" stroke-width="${formatThousandths(mark.strokeWidth)}" stroke-dasharray="${mark.strokeDasharray}" d="${mark.d}"/>`;
      }
      const id = `table-${index}`;
      const stamps = mark.places.map(({ role, at }) => {
        const uses = at
          .map(([x, y]) => `<use href="#${id}" x="${formatThousandths(x)}" y="${formatThousandths(y)}"/>`)
          .join("");
        return `<g ${formatMarkStyle(role, mmPerMetre)}>${uses}</g>`;
      });
      const table = `<path fill="${paperColours.white}" d="${mark.table}"/>`;
      return `<defs><g id="${id}"><path d="${mark.chairs}"/>${table}</g></defs>${stamps.join("")}`;
    })
    .join("\n");
}
