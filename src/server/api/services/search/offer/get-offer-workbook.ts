import type { Output, Parsed } from "#contract/index.ts";
import { describeSize, formatHours, formatSessionDay } from "#domain/offer/describe/describe-block.ts";
import { describeFailure } from "#domain/offer/describe/describe-failure.ts";
import { describeTurnovers, offerStatusNames } from "#domain/offer/describe/describe-use.ts";
import { isSession, type Programme } from "#domain/offer/programme.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { sumPartNames } from "#domain/estimate/event-sum/sum-part-names.ts";
import { formatDate } from "#domain/format.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import type { Worksheet } from "#server/workbook/format-workbook.ts";
import type { WorkbookCell } from "#server/workbook/to-sheet-data.ts";
import type { Caller, Context } from "../../context.ts";
import { renderLimitedFile } from "../../render-limited-file.ts";
import { getOffers } from "./get-offers.ts";

type Offer = Output<"searchSite/getOffers">["list"][number];

const { workbook } = texts;

/** Where a block takes place: a row for each of its spaces. */
function listPlaces({ placements, spaces }: Offer, programme: Programme, index: number): WorkbookCell[][] {
  const block = programme.blocks[index]!;
  if (!isSession(block)) return [[null, null]];
  if (block.place !== "space") return [[block.place === "foyer" ? texts.foyer : texts.restaurant, null]];
  const own = placements.filter((placement) => placement.block === index);
  if (own.length === 0) return [[texts.noSumPlaces, null]];
  return own.map(({ spaceId }) => {
    const space = spaces.find(({ id }) => id === spaceId)!;
    return [space.name, space.floor === undefined ? null : formatFloor(space.floor)];
  });
}

/** The programme: a row for each block in each of its spaces, with the minutes of the turnover before it. */
function buildSchedule(offer: Offer, programme: Programme): Worksheet {
  const rows = programme.blocks.flatMap((block, index): WorkbookCell[][] => {
    const turnover = offer.turnovers.find((one) => one.block === index && !one.isOvernight);
    const time = isSession(block)
      ? [formatSessionDay(block), formatHours(block)]
      : [block.day === undefined ? null : formatDate(block.day), null];
    return listPlaces(offer, programme, index).map((place) => [
      ...time,
      block.name,
      describeSize(isSession(block) ? { ...block, count: 1 } : block),
      ...place,
      turnover?.minutes ?? null,
    ]);
  });
  const { status, failures } = offer;
  const state = failures.map((failure) => describeFailure(failure, programme, offer)).join("；");
  return {
    name: workbook.schedule,
    widths: [18, 16, 16, 22, 26, 10, 14],
    rows: [
      [...workbook.heads, workbook.turnover],
      ...rows,
      [],
      [offerStatusNames[status], state || describeTurnovers(offer)],
      [texts.turnoverNote],
    ],
  };
}

/** What it costs: a row a line, and the sum as a value. */
function buildSum({ sum, spaces }: Offer, { budget }: Programme): Worksheet[] {
  if (!sum) return [];
  const { opened } = texts;
  const lines = sum.lines.map(
    ({ key, spaceId, packageName, unitPrice, quantity, yuan, isEstimated }): WorkbookCell[] => [
      sumPartNames[key],
      packageName ?? spaces.find(({ id }) => id === spaceId)?.name ?? null,
      unitPrice,
      quantity,
      texts.units[key],
      yuan,
      isEstimated ? texts.estimated : null,
    ],
  );
  return [
    {
      name: workbook.sum,
      widths: [14, 26, 12, 12, 10, 14, 8],
      rows: [
        [opened.item, null, opened.unitPrice, opened.quantity, opened.unit, opened.yuan, null],
        ...lines,
        [opened.sum, null, null, null, null, sum.total],
        ...(budget === undefined ? [] : [[texts.budgetTerm, null, null, null, null, budget]]),
        [],
        [sum.isEstimated ? texts.estimatedNote : texts.sumNote],
      ],
    },
  ];
}

/**
 * Writes how a venue holds a programme, and what it costs, as a workbook whose cells never run.
 * @throws ServiceError as `getOffers`; tooMany of an address, unavailable where too many files wait
 */
export const getOfferWorkbook = (
  context: Context,
  input: Parsed<"searchSite/getOfferWorkbook">,
  caller: Caller,
): Promise<Output<"searchSite/getOfferWorkbook">> =>
  renderLimitedFile(context, caller, async () => {
    const { programme, list } = await getOffers(context, input);
    const offer = list[0]!;
    const { name, demo } = offer.venue;
    const sheets = [buildSchedule(offer, programme), ...buildSum(offer, programme)];
    return {
      name: `${workbook.name(demo ? workbook.sampleVenue(name) : name)}.xlsx`,
      content: { kind: "workbook", sheets },
    };
  });
