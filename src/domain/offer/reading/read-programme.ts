import { normalise } from "../../search/sentence/lexer/normalise.ts";
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

const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Reads a text of one or several lines as the programme of an event: blocks with people, layout, day and hours, guest rooms, budget.
 * What nobody stated is guessed and marked so. Nothing is dropped: what is read as no part of it is a term of the venue or unread.
 * @param today the ISO day from which 下周五 is counted
 */
export function readProgramme(text: string, vocabulary: PreparedVocabulary, today: string): ReadProgramme {
  // A line ends what is stated of a block, a cell of a pasted table a clause.
  const lines = text.replaceAll(/[\n\r]/g, "；").replaceAll(/[\t|]/g, "，");
  const normalised = normalise(lines, vocabulary.simplify);
  const marks = listMarks(normalised, vocabulary, today);
  const drafts = buildDrafts(normalised, marks);
  const { programme, omitted } = completeProgramme(drafts);
  const unused = new Set(omitted.flatMap((draft) => draft.marks));
  let rest = lines;
  const quote = ({ from, to }: ProgrammeMark) => text.slice(normalised.at[from], normalised.at[to - 1]! + 1);
  const refused = marks.filter(({ is }) => is === "refused");
  for (const mark of [...drafts.used, ...refused]) {
    const { from, to } = mark;
    if (unused.has(mark) || from === to) continue;
    const [first, last] = [normalised.at[from]!, normalised.at[to - 1]! + 1];
    rest = rest.slice(0, first) + "，".repeat(last - first) + rest.slice(last);
  }
  if (!hasLetterOrDigit.test(rest)) return { programme, venueTerms: [], unread: refused.map(quote) };
  // What is left may be no request by itself.
  const parsed = parseSentence(`会场。${rest}`, { today, vocabulary });
  const others = parsed.understood.filter(({ kind, implied }) => !venueKinds.has(kind) && !implied);
  const pieces = [...parsed.unread, ...others.map((term) => term.text), ...refused.map(quote)];
  pieces.sort((a, b) => text.indexOf(a) - text.indexOf(b));
  return { programme, venueTerms: parsed.understood.filter(({ kind }) => venueKinds.has(kind)), unread: pieces };
}
