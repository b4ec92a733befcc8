import { encode } from "uqr";
import { sharePanelZh } from "#texts/shared-list/share-panel.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { renderSvgToPng } from "#web/platform/device/save-file.ts";

/** What the poster of a shared list says. */
export interface Poster {
  url: string;
  title: string;
  count: number;
  /** The event, one fact each: days, city, people. */
  facts: readonly string[];
  /** Day until which the link can be read. */
  until: string;
}

/** Pixels of the picture, of its margin and of the code with its light border. */
const size = { width: 750, height: 1080, margin: 64, code: 420 } as const;
/** The colours of the light scheme: a picture has no scheme. */
const colours = {
  paper: "#fbf8f2",
  surface: "#ffffff",
  ink: "#1b1916",
  soft: "#565149",
  plan: "#1d4f7c",
  hair: "#e5dccb",
};
const fonts = "'PingFang SC','HarmonyOS Sans SC',MiSans,'Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif";
/** Modules around the code that stay light, as readers require. */
const quietZone = 4;
/** Width of a Latin character, in em; a Chinese one has one. */
const latinWidth = 0.58;

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`).replaceAll(/\p{Cc}/gu, " ");

/** Breaks a text into lines of at most `ems` em; beyond `most` lines it ends in an ellipsis. */
export function breakLines(text: string, ems: number, most: number): string[] {
  const lines = [""];
  let width = 0;
  for (const character of text) {
    const own = /[\u0020-\u024f]/.test(character) ? latinWidth : 1;
    if (width + own > ems) {
      if (lines.length === most) {
        lines[most - 1] = `${[...lines[most - 1]!].slice(0, -1).join("")}…`;
        return lines;
      }
      lines.push("");
      width = 0;
    }
    lines[lines.length - 1] += character;
    width += own;
  }
  return lines;
}

/** Draws the code's dark modules as one path, a unit a module. */
function drawCode(url: string): { path: string; modules: number } {
  const { data, size: modules } = encode(url, { ecc: "M", border: quietZone });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: cells.join(""), modules };
}

/** Formats the poster as SVG: title, count, event, code, until when. Its letters come from the fonts of the machine. */
export function formatPoster({ url, title, count, facts, until }: Poster): string {
  const { width, height, margin, code } = size;
  const texts = sharePanelZh.poster;
  const line = (y: number, text: string, px: number, attributes: string) =>
    `<text x="${margin}" y="${y}" font-size="${px}" ${attributes}>${escapeXml(text)}</text>`;
  const ems = (px: number) => (width - 2 * margin) / px;
  let y = 196;
  const parts: string[] = [];
  for (const part of breakLines(title, ems(48), 2)) {
    parts.push(line(y, part, 48, `font-weight="600" fill="${colours.ink}"`));
    y += 64;
  }
  parts.push(line(y, fillTemplate(texts.count, { n: count }), 32, `fill="${colours.ink}"`));
  y += 56;
  for (const part of breakLines(facts.join("，"), ems(28), 2)) {
    parts.push(line(y, part, 28, `font-weight="600" fill="${colours.plan}"`));
    y += 40;
  }
  const { path, modules } = drawCode(url);
  const top = height - margin - code - 88;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fonts}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<path d="M${margin + 3} 100V56h44" fill="none" stroke="${colours.ink}" stroke-width="7"/>`,
    `<text x="${margin + 60}" y="92" font-size="32" font-weight="600" fill="${colours.ink}">${texts.brand}</text>`,
    ...parts,
    `<rect x="${margin}" y="${top}" width="${code}" height="${code}" fill="${colours.surface}" stroke="${colours.hair}"/>`,
    `<path d="${path}" fill="${colours.ink}" shape-rendering="crispEdges" transform="translate(${margin} ${top}) scale(${code / modules})"/>`,
    line(height - margin - 40, texts.scan, 28, `fill="${colours.ink}"`),
    line(height - margin, fillTemplate(texts.until, { day: until }), 24, `fill="${colours.soft}"`),
    "</svg>",
  ].join("");
}

/** Renders the poster as a PNG. @throws where the browser cannot draw it */
export const renderPoster = (poster: Poster): Promise<Blob> =>
  renderSvgToPng(formatPoster(poster), size.width, size.height);
