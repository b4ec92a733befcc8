import { simplify } from "#domain/text/simplify.ts";
import type { Kind } from "#server/store/catalogue-batch.ts";
import { collapseSpaces, normalizeText } from "../cells/cell.ts";
import type { Column } from "../column.ts";
import { spaceColumns } from "../space-columns.ts";
import { venueColumns } from "../venue-columns.ts";
import { listWithoutQualifier, type Qualifier, readQualifiers } from "./qualifier.ts";

/** Columns that a heading may mean, by kind. */
export type KnownHeading = Partial<Record<Kind, Column>>;

/** A heading whose name is known, and what else it says. */
export interface ParsedHeading {
  columns: KnownHeading;
  /** As they are written, in lower case and simplified characters. */
  qualifiers: string[];
}

/** Returns the letters and figures of a text: a heading is known by them. */
const toKey = (text: string): string => text.replace(/[\s_\-:*./|'、，,]/g, "");
const normalize = (heading: string): string => collapseSpaces(simplify(normalizeText(heading)).toLowerCase());

const indexByHeading = (columns: readonly Column[]): Map<string, Column> =>
  new Map(
    columns
      .flatMap((column) => [column.path, ...column.names].map((name) => [toKey(normalize(name)), column] as const))
      .reverse(),
  );

const index: Record<Kind, ReadonlyMap<string, Column>> = {
  venue: indexByHeading(venueColumns),
  space: indexByHeading(spaceColumns),
};

/** Lists the known headings with their columns, the spaces' first. */
export const listKnownHeadings = (): [string, Column][] => [...index.space, ...index.venue];

/** Headings of a height that is not the clear height, unless its name in another language stands with them. */
const slabHeights = new Set(["层高", "楼层高度", "建筑层高", "楼板高度"]);

/** Returns whether a heading is the height of the storey, with ceiling and beams. */
export const isSlabHeight = (heading: string): boolean => slabHeights.has(toKey(normalize(heading)));

/** Words in front of a name and behind it that change nothing. */
const prefix = /^(?:会议室|会议厅|宴会厅|会场|厅)(?=.)/;
const suffix = /(?:摆法|布局|台型|摆台)$/;

/** Parts that are taken off a heading, at most. */
const maxDepth = 3;
/** No heading is longer: what is, is a sentence. */
const maxLength = 60;
const parentheses = /[([【{]([^()[\]【】{}]*)(?:[)\]】}]|$)/g;

function lookUp(text: string): KnownHeading | undefined {
  const key = toKey(text);
  const [venue, space] = [index.venue.get(key), index.space.get(key)];
  return venue || space ? { ...(venue && { venue }), ...(space && { space }) } : undefined;
}

/** Returns the columns that two names of a heading share; undefined if they contradict each other. */
function intersect(a: KnownHeading, b: KnownHeading): KnownHeading | undefined {
  const venue = a.venue && a.venue === b.venue ? a.venue : undefined;
  const space = a.space && a.space === b.space ? a.space : undefined;
  return venue || space ? { ...(venue && { venue }), ...(space && { space }) } : undefined;
}

const latinText = /[a-z][a-z .'&-]*/g;

/** Splits a heading in two languages; undefined if it is in one. */
function splitLanguages(text: string): { latin: string; han: string } | undefined {
  const latin = (text.match(latinText) ?? []).join(" ").trim();
  const han = text.replace(latinText, " ").trim();
  return latin !== "" && /[\u3400-\u9fff]/.test(han) ? { latin, han } : undefined;
}

/** Reads a heading whose name stands in two languages, "Theatre 剧院"; "contradiction" if they name different things. */
function parseBothLanguages(text: string, depth: number): ParsedHeading | "contradiction" | undefined {
  const { latin, han } = splitLanguages(text) ?? {};
  const inLatin = latin === undefined ? undefined : parseName(latin, depth + 1);
  if (!inLatin || han === undefined) return undefined;
  if (isSlabHeight(han)) return inLatin;
  const inHan = parseName(han, depth + 1);
  if (!inHan) return undefined;
  const shared = intersect(inHan.columns, inLatin.columns);
  return shared ? { columns: shared, qualifiers: [...inHan.qualifiers, ...inLatin.qualifiers] } : "contradiction";
}

/** Reads a heading whose name stands in one of two languages; the other is a qualifier. */
function parseOneLanguage(text: string, depth: number): ParsedHeading | undefined {
  const { latin = "", han = "" } = splitLanguages(text) ?? {};
  for (const [name, other] of [
    [han, latin],
    [latin, han],
  ] as const) {
    const parsed = name === "" ? undefined : parseName(name, depth + 1);
    if (parsed) return { columns: parsed.columns, qualifiers: [...parsed.qualifiers, other] };
  }
  return undefined;
}

/** Reads a heading of which something is taken off. */
function parseShortened(text: string, depth: number): ParsedHeading | undefined {
  for (const plain of [text.replace(prefix, ""), text.replace(suffix, "")]) {
    const parsed = plain === text ? undefined : parseName(plain, depth + 1);
    if (parsed) return parsed;
  }
  for (const { rest, qualifier } of listWithoutQualifier(text)) {
    const parsed = parseName(rest, depth + 1);
    if (parsed) return { columns: parsed.columns, qualifiers: [...parsed.qualifiers, qualifier] };
  }
  return undefined;
}

/** Reads a heading without parentheses: its name, if need be without what stands before and behind it. */
function parseName(text: string, depth = 0): ParsedHeading | undefined {
  const exact = lookUp(text);
  if (exact) return { columns: exact, qualifiers: [] };
  if (depth > maxDepth || text === "") return undefined;
  const both = parseBothLanguages(text, depth);
  if (both) return both === "contradiction" ? undefined : both;
  return parseShortened(text, depth) ?? parseOneLanguage(text, depth);
}

/** Words of a price in a heading that says nothing else but its period. */
const priceTerms = /[价租费元¥]|rate|price|fee|hire|rent/;

/** Returns the field of a heading that has no name: 长×宽×高, Square Footage, 元/天. */
function findNamelessField(text: string, qualifiers: readonly Qualifier[]): string | undefined {
  if (qualifiers.some(({ is }) => is === "sides")) return "$measures";
  if (qualifiers[0]?.is === "area") return "area";
  return qualifiers.some(({ is }) => is === "period" || is === "hours") && priceTerms.test(text)
    ? "priceDay"
    : undefined;
}

/** Reads the heading of a column that has only a unit, sides or a period and no name. */
function parseNameless(text: string): ParsedHeading | undefined {
  const path = findNamelessField(text, readQualifiers(text) ?? []);
  const column = path && spaceColumns.find((one) => one.path === path);
  return column ? { columns: { space: column }, qualifiers: [text] } : undefined;
}

/**
 * Reads a heading: the columns that its name means, and what it says in parentheses, before the name or behind it. A part in
 * parentheses that names the same column in another language says nothing more. Undefined if the name is unknown.
 */
export function parseHeading(heading: string): ParsedHeading | undefined {
  const text = normalize(heading);
  if (text === "" || text.length > maxLength || isSlabHeight(text)) return undefined;
  const exact = lookUp(text);
  if (exact) return { columns: exact, qualifiers: [] };
  const inside = [...text.matchAll(parentheses)].map(([, part = ""]) => part.trim()).filter((part) => part !== "");
  const name = text
    .replace(parentheses, " ")
    .trim()
    .replace(/[\s/:,-]{1,9}$/, "");
  if (isSlabHeight(name)) return undefined;
  const parsed = parseName(name) ?? parseNameless(name);
  if (!parsed) return undefined;
  const own = inside.filter((part) => {
    const other = parseName(part);
    return !(other && other.qualifiers.length === 0 && intersect(parsed.columns, other.columns));
  });
  return { columns: parsed.columns, qualifiers: [...parsed.qualifiers, ...own] };
}
