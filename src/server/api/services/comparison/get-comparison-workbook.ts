import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { formatDateYear, formatNumber } from "#domain/format.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { comparisonZh } from "#texts/venue/comparison.zh.ts";
import type { Worksheet } from "#server/workbook/format-workbook.ts";
import type { Caller, Context } from "../context.ts";
import { getComparison } from "./get-comparison.ts";
import { renderLimitedFile } from "../render-limited-file.ts";

const texts = comparisonZh.workbook;

type CellWire = Output<"compare/get">["rows"][number]["cells"][number];

/** Widths of the first column and of each space's, in characters. */
const widths = { item: 18, space: 30 } as const;

/** Formats a cell in words: what is best and what is unknown is remark. */
function formatCell({ text, note, mark }: CellWire): string {
  if (text === undefined) return texts.unknown;
  const remark = mark === "best" ? texts.bestNote(note ?? "") : note;
  return remark ? texts.withNote(text, remark) : text;
}

/** The comparison as a sheet: a column for each space, the rows as on the page. */
function buildSheet({ event, spaces, rows }: Output<"compare/get">): Worksheet {
  const name = ({ space }: (typeof spaces)[number]) =>
    space.demo ? texts.withNote(space.name, texts.sample) : space.name;
  const eventText = texts.eventText(
    getLayoutByKey(event.layout).name,
    event.people === undefined ? undefined : formatNumber(event.people),
    event.date && formatDateYear(event.date),
    String(event.days),
  );
  return {
    name: texts.sheet,
    widths: [widths.item, ...spaces.map(() => widths.space), widths.item],
    rows: [
      [texts.item, ...spaces.map(name), texts.same],
      [texts.venue, ...spaces.map(({ venue }) => venue.name), null],
      [texts.event, ...spaces.map(() => eventText), null],
      ...rows.map(({ label, cells, isSame }) => [label, ...cells.map(formatCell), isSame ? texts.isSame : null]),
    ],
  };
}

/**
 * Writes the comparison as a workbook.
 * @throws ServiceError notFound where no code is known, tooMany of an address, unavailable where too many files wait
 */
export const getComparisonWorkbook = (
  context: Context,
  input: Parsed<"compare/xlsx">,
  caller: Caller,
): Promise<Output<"compare/xlsx">> =>
  renderLimitedFile(context, caller, async () => {
    const comparison = await getComparison(context, input);
    if (comparison.spaces.length === 0) throw new ServiceError("notFound");
    return {
      name: `${formatSelectionTitle(texts.sheet, comparison)}.xlsx`,
      content: { kind: "workbook", sheets: [buildSheet(comparison)] },
    };
  });
