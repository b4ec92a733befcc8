import { paperColours, formatThousandths } from "./paint-marks.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for XML; drops characters that XML forbids. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(
      (sign) =>
        (sign >= " " && sign !== "\u{fffe}" && sign !== "\u{ffff}" && !/^[\ud800-\udfff]$/.test(sign)) || sign === "\t",
    )
    .join("")
    .replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** Estimates the width of a text in em: Chinese characters are square, others about half. */
export const estimateWidthInEm = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > "\u{2e7f}" ? 1 : 0.56), 0);

export interface TextStyle {
  /** Letter size, mm. */
  size?: number;
  colour?: string;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  /** Maximum width, mm: a longer text is shrunk to 60 % at least, then truncated. */
  within?: number;
  /** Rotated to read upwards, as at the left of a drawing. */
  upwards?: boolean;
}

/** Renders a line of text with its baseline at this point, mm. */
export function renderText(x: number, y: number, text: string, style: TextStyle = {}): string {
  const {
    size = 2.8,
    colour = paperColours.ink,
    anchor = "start",
    bold,
    within = Number.POSITIVE_INFINITY,
    upwards,
  } = style;
  const fitted = Math.max(0.6, Math.min(1, within / (estimateWidthInEm(text) * size))) * size;
  let shown = text;
  while (estimateWidthInEm(shown) * fitted > within * 1.02 && shown.length > 2)
    shown = `${[...shown].slice(0, -2).join("")}…`;
  const turn = upwards ? ` transform="rotate(-90 ${formatThousandths(x)} ${formatThousandths(y)})"` : "";
  const weight = bold ? ' font-weight="600"' : "";
  return `<text x="${formatThousandths(x)}" y="${formatThousandths(y)}" font-size="${formatThousandths(fitted)}" fill="${colour}" text-anchor="${anchor}"${weight}${turn}>${escapeXml(shown)}</text>`;
}

/** Renders a straight line, mm. */
export const renderLine = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 0.2): string =>
  `<path d="M${formatThousandths(x1)} ${formatThousandths(y1)}L${formatThousandths(x2)} ${formatThousandths(y2)}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

/** Half of a 45° tick, mm. */
const tick = 1;
/** Font size of a dimension line, mm. */
const dimensionFontSize = 2.6;

/** Renders a horizontal or vertical dimension line between two points, mm, with its text on white in the centre. */
export function renderDimension(x1: number, y1: number, x2: number, y2: number, text: string): string {
  const upwards = x1 === x2;
  const ends = [
    [x1, y1],
    [x2, y2],
  ] as const;
  const ticks = ends.map(([x, y]) => renderLine(x - tick, y + tick, x + tick, y - tick, paperColours.plan, 0.25));
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const long = upwards ? Math.abs(y2 - y1) : Math.abs(x2 - x1);
  const wide = Math.min(estimateWidthInEm(text) * dimensionFontSize + 2, Math.max(0, long - 1));
  const size = Math.min(
    dimensionFontSize,
    (dimensionFontSize * Math.max(long - 0.6, 0.1)) / (estimateWidthInEm(text) * dimensionFontSize),
  );
  const line = renderLine(x1, y1, x2, y2, paperColours.plan);
  // A segment too short for its text shows only its ticks.
  if (size < 1.5) return line + ticks.join("");
  const [w, h] = upwards ? [3.2, wide] : [wide, 3.2];
  const ground = `<path d="M${formatThousandths(x - w / 2)} ${formatThousandths(y - h / 2)}h${formatThousandths(w)}v${formatThousandths(h)}h${formatThousandths(-w)}z" fill="${paperColours.white}"/>`;
  const at = upwards ? [x + size * 0.35, y] : [x, y + size * 0.35];
  const label = renderText(at[0]!, at[1]!, text, {
    size,
    colour: paperColours.plan,
    anchor: "middle",
    ...(upwards && { upwards }),
  });
  return line + ticks.join("") + ground + label;
}
