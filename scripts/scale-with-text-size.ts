/** The parts of PostCSS's nodes that the plugin reads and writes. */
interface CssNode {
  type: string;
  parent?: CssNode;
  /** Name and parameters of an at-rule. */
  name?: string;
  params?: string;
}
interface CssDeclaration extends CssNode {
  prop: string;
  value: string;
}

/** A length in px with its sign; `PX` is left alone, as a length that never follows. */
const pxPattern = /(?<![\w.#-])(-?(?:\d*\.)?\d+)px\b/g;
/** Hairlines and small marks (px) stay. */
const minScaled = 3;
/** Windows at least this wide (px) have no phone layout: everything there follows in proportion. */
const phoneEnd = 600;
/** What holds a line of text or an icon is at most this high or wide (px), and follows the text itself. */
const maxLineHeight = 72;
const maxIcon = 48;

const isLine = (prop: string) => /^(?:font|font-size|line-height|max-width|max-inline-size)$/.test(prop);
const isHeight = (prop: string) => /^(?:(?:min-|max-)?height|grid-(?:auto|template)-rows)$/.test(prop);
const isPlace = (prop: string) =>
  /^(?:(?:min-)?width|flex|flex-basis|grid-(?:auto|template)-columns|top|right|bottom|left|inset|inset-.+|transform|translate|background-size|scroll-(?:margin|padding).*)$/.test(
    prop,
  );
const isUnscaled = (prop: string) => /^(?:border|outline|box-shadow|text-|stroke)/.test(prop);

const toRem = (px: number) => `${px / 16}rem`;

/** Returns a declaration's value with its lengths following the text size; `isWide`: within a query for wide windows. */
export function scaleValue(prop: string, value: string, isWide: boolean): string {
  if (isUnscaled(prop) || value.includes("url(")) return value;
  return value.replaceAll(pxPattern, (written, digits: string) => {
    const px = Number(digits);
    const size = Math.abs(px);
    if (size < minScaled) return written;
    const followsText =
      isWide || isLine(prop) || (isHeight(prop) && size <= maxLineHeight) || (isPlace(prop) && size <= maxIcon);
    return followsText ? toRem(px) : `calc(${px}*var(--px))`;
  });
}

/** Returns a media query with its lengths in em. */
export const scaleQuery = (params: string): string =>
  params.replaceAll(pxPattern, (_, digits: string) => `${Number(digits) / 16}em`);

/** Returns whether a node stands in a media query for windows wider than a phone. */
function isInWideQuery(node: CssNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    const [, width, unit] = /\(min-width:\s*([\d.]+)(px|em)\)/.exec((at.name === "media" && at.params) || "") ?? [];
    if (width && Number(width) * (unit === "em" ? 16 : 1) >= phoneEnd) return true;
  }
  return false;
}

/**
 * Returns the PostCSS plugin by which the layout follows the visitor's text size (ADR 28). Sheets are written in px, the measures of the
 * drawings at the normal size. Media queries become em. In queries for wide windows every length becomes rem, so that a
 * larger text is the same layout, larger. Elsewhere text, lines and icons become rem, and the rest grows by `--px` of
 * `tokens.css`, as far as the window allows.
 */
export const scaleWithTextSize = () => ({
  postcssPlugin: "scale-with-text-size",
  AtRule: {
    media(rule: { params: string }) {
      const params = scaleQuery(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
  Declaration(node: CssDeclaration) {
    if (node.parent?.name === "property") return;
    const value = scaleValue(node.prop, node.value, isInWideQuery(node));
    if (value !== node.value) node.value = value;
  },
});
