import { normalise, type NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import type { PreparedVocabulary } from "../../search/sentence/lexicon/vocabulary.ts";
import type { ParsedTerm, TermKind } from "../../search/sentence/parsed-term.ts";
import { parseSentence } from "../../search/sentence/parse-sentence.ts";
import type { Programme } from "../programme.ts";
import { buildDrafts } from "./build-drafts.ts";
import { completeProgramme } from "./complete-programme.ts";
import { listMarks } from "./list-marks.ts";
import type { ProgrammeMark } from "./programme-mark.ts";

export interface ReadProgramme {
  programme: Programme;
  /** What the text says of the venue: city, region, stars, features. */
  venueTerms: ParsedTerm[];
  /** Pieces of the text, in order, that are in neither. */
  unread: string[];
}

const venueKinds: ReadonlySet<TermKind> = new Set<TermKind>([
  "city",
  "region",
  "venueType",
  "star",
  "feature",
  "brand",
  "height",
  "area",
  "facility",
  "rating",
  "near",
  "name",
]);

/** Begins what is on the venue alone, to the end of the text: nothing in it is of a block. */
const restPattern = /(?<=^|[，；。])其余：/;

const hasLetterOrDigit = /[\p{L}\p{N}]/u;

const isOwnTime = (mark: ProgrammeMark): boolean =>
  mark.is === "clock" || (mark.is === "days" && "numbers" in mark.stated);

/** Returns a piece of a normalised text with its capital letters. */
const restoreCase = (original: string, { text, at }: NormalisedText, { from, to }: ProgrammeMark): string =>
  Array.from(text.slice(from, to), (unit, index) => {
    const written = original[at[from + index]!]!;
    return written.toLowerCase() === unit ? written : unit;
  }).join("");

/** Lists the marks of a text before what is on the venue alone, and what there is no term of the venue. */
function listProgrammeMarks(
  normalised: NormalisedText,
  vocabulary: PreparedVocabulary,
  today: string,
): { marks: readonly ProgrammeMark[]; others: readonly ProgrammeMark[] } {
  const rest = restPattern.exec(normalised.text);
  if (!rest) return { marks: listMarks(normalised, vocabulary, today), others: [] };
  const marks = listMarks({ ...normalised, text: normalised.text.slice(0, rest.index) }, vocabulary, today);
  const others = listMarks(normalised, vocabulary, today).filter(
    (mark) => (mark.is === "refused" || isOwnTime(mark)) && mark.from >= rest.index,
  );
  return { marks: [...marks, { is: "link", from: rest.index, to: rest.index + rest[0].length }], others };
}

/**
 * Reads a text of one or several lines as the programme of an event: blocks with people, layout, day and hours, guest rooms, budget.
 * What nobody stated is guessed and marked so. Nothing is dropped: what is read as no part of it is a term of the venue or unread.
 * @param today the ISO day from which 下周五 is counted
 */
export function readProgramme(text: string, vocabulary: PreparedVocabulary, today: string): ReadProgramme {
  // A line ends what is stated of a block, a cell of a pasted table a clause.
  const lines = text.replaceAll(/[\n\r]/g, "；").replaceAll(/[\t|]/g, "，");
  const normalised = normalise(lines, vocabulary.simplify);
  const quote = ({ from, to }: ProgrammeMark) => text.slice(normalised.at[from], normalised.at[to - 1]! + 1);
  const listed = listProgrammeMarks(normalised, vocabulary, today);
  const marks = listed.marks.map((mark) => {
    // Names are written as the planner writes them: ABB 用户大会, 会议室 A.
    if (mark.is === "name") return { ...mark, name: quote(mark).replace(/^[^：:]*[：:]\s*/, "") };
    const isOwnName = mark.is === "block" && mark.name === undefined && mark.to > mark.from;
    return isOwnName ? { ...mark, name: restoreCase(text, normalised, mark) } : mark;
  });
  const drafts = buildDrafts(normalised, marks);
  const { programme, omitted } = completeProgramme(drafts);
  const unused = new Set(omitted.flatMap((draft) => draft.marks));
  let rest = lines;
  // Hours and 第二天 that are of no block are one piece: the parser of searches has neither.
  const used = new Set(drafts.used.filter((mark) => !unused.has(mark)));
  const refused = [...marks, ...listed.others].filter(
    (mark) => mark.is === "refused" || (isOwnTime(mark) && !used.has(mark)),
  );
  for (const mark of [...used, ...refused]) {
    const { from, to } = mark;
    if (from === to) continue;
    const [first, last] = [normalised.at[from]!, normalised.at[to - 1]! + 1];
    rest = rest.slice(0, first) + "，".repeat(last - first) + rest.slice(last);
  }
  if (!hasLetterOrDigit.test(rest)) return { programme, venueTerms: [], unread: refused.map(quote) };
  // What is left may be no request by itself.
  const parsed = parseSentence(`会场。${rest}`, { today, vocabulary });
  const others = parsed.understood.filter(({ kind, implied }) => !venueKinds.has(kind) && !implied);
  // 3 桌 are tables and people: one piece.
  const pieces = [...parsed.unread, ...new Set(others.map((term) => term.text))].map((piece) => ({
    piece,
    at: rest.indexOf(piece),
  }));
  pieces.push(...refused.map((mark) => ({ piece: quote(mark), at: normalised.at[mark.from]! })));
  pieces.sort((a, b) => a.at - b.at);
  return {
    programme,
    venueTerms: parsed.understood.filter(({ kind }) => venueKinds.has(kind)),
    unread: pieces.map(({ piece }) => piece),
  };
}
