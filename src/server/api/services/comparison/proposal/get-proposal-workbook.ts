import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { ProposedSpace } from "#contract/selection/proposal.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatDateYear, formatNumber } from "#domain/format.ts";
import { listCoverNotes } from "#domain/proposal/describe-sheet.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import type { Worksheet } from "#server/workbook/format-workbook.ts";
import type { WorkbookCell } from "#server/workbook/to-sheet-data.ts";
import type { Caller, Context } from "../../context.ts";
import { renderLimitedFile } from "../../render-limited-file.ts";
import { getProposal } from "./get-proposal.ts";

const getName = ({ space }: ProposedSpace): string => (space.demo ? texts.sampleName(space.name) : space.name);

/** The sums side by side: a row a space. */
function buildSummary(proposal: Output<"proposal/get">, setup: Parsed<"proposal/xlsx">, today: string): Worksheet {
  const { event, spaces } = proposal;
  const { workbook, heads } = texts;
  const eventText = texts.eventText(
    event.people === undefined ? undefined : formatNumber(event.people),
    getLayoutByKey(event.layout).name,
    event.days,
  );
  const rows: WorkbookCell[][] = spaces.map((proposed) => [
    getName(proposed),
    proposed.venue.name,
    proposed.seats ?? texts.unknown,
    proposed.space.priceDay ?? texts.unknown,
    proposed.estimate?.total ?? texts.unknown,
    proposed.estimate?.perHead ?? texts.unknown,
    proposed.estimate?.missing ?? null,
    proposed.estimate?.notes.join("") ?? texts.noEstimate,
    ...(setup.date ? [proposed.facts.find(({ label }) => label === texts.facts.availability)?.text ?? null] : []),
  ]);
  const made = [
    [texts.event, eventText],
    ...(setup.date ? [[texts.date, formatDateYear(setup.date)]] : []),
    ...(event.budget ? [[workbook.budget, event.budget]] : []),
    ...(setup.by ? [[workbook.made, setup.by]] : []),
    [workbook.notes, `${listCoverNotes({ ...proposal, today }, texts).join("。")}。`],
  ];
  return {
    name: workbook.sheet,
    widths: [24, 28, 12, 14, 14, 12, 12, 60, 40],
    rows: [
      [
        texts.space,
        workbook.venue,
        texts.facts.seats,
        `${texts.hireDay}（${heads.yuan}）`,
        `${texts.total}（${heads.yuan}）`,
        `${workbook.perHead}（${heads.yuan}）`,
        workbook.missing,
        workbook.hireBasis,
        ...(setup.date ? [texts.facts.availability] : []),
      ],
      ...rows,
      [],
      ...made,
    ],
  };
}

/** The estimate of a space: its lines, and their sum as a value. */
function buildSheet(proposed: ProposedSpace, at: number): Worksheet[] {
  const { estimate } = proposed;
  if (!estimate) return [];
  const { heads } = texts;
  return [
    {
      name: `${at + 1} ${proposed.space.name}`,
      widths: [22, 56, 14],
      rows: [
        [heads.item, heads.reckoning, heads.yuan],
        ...estimate.lines.map(({ name, reckoning, yuan }): WorkbookCell[] => [name, reckoning, yuan ?? texts.unknown]),
        [texts.sum, estimate.missing > 0 ? texts.without(estimate.missing) : null, estimate.total],
        [],
        ...estimate.notes.map((note) => [note]),
      ],
    },
  ];
}

/**
 * Writes the estimates of a proposal as a workbook whose cells never run: sums side by side, then a sheet a space.
 * @throws ServiceError notFound where no code is known, tooMany of an address, unavailable where too many files wait
 */
export const getProposalWorkbook = (
  context: Context,
  input: Parsed<"proposal/xlsx">,
  caller: Caller,
): Promise<Output<"proposal/xlsx">> =>
  renderLimitedFile(context, caller, async () => {
    const proposal = await getProposal(context, input);
    if (proposal.spaces.length === 0) throw new ServiceError("notFound");
    const sheets = [buildSummary(proposal, input, toChinaDay(context.now())), ...proposal.spaces.flatMap(buildSheet)];
    return {
      name: `${formatSelectionTitle(texts.workbook.title, proposal)}.xlsx`,
      content: { kind: "workbook", sheets },
    };
  });
