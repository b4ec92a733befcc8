import { formatDate, formatPeople } from "../../../../domain/format.ts";
import { listSheets, type ProposalSheet } from "../../../../domain/proposal/list-sheets.ts";
import { proposalZh as texts } from "../../../../texts/venue/proposal.zh.ts";
import type { ProposalData, ProposalInput } from "../types.ts";
import { ComparisonSheet } from "./comparison-sheet.tsx";
import { CoverSheet } from "./cover-sheet.tsx";
import { EstimateLines } from "./estimate-lines.tsx";
import { SpaceSheet } from "./space-sheet.tsx";
import { SheetFrame, type SheetMeta } from "./sheet-frame.tsx";
import styles from "./sheet.module.css";

interface SheetsProps {
  data: ProposalData;
  input: ProposalInput;
}

/** Returns the name of a sheet, as its title block and the list of sheets say it. */
export function getSheetName(sheet: ProposalSheet, { spaces }: Pick<ProposalData, "spaces">): string {
  if (sheet.kind === "cover") return texts.cover;
  if (sheet.kind === "comparison") return texts.comparison;
  const { space } = spaces[sheet.index]!;
  return sheet.kind === "space" ? space.name : texts.continued(space.name);
}

function getCell(sheet: ProposalSheet, { spaces }: ProposalData): SheetMeta["cell"] {
  const { block } = texts;
  if (sheet.kind === "comparison") return [block.scale, texts.scale(sheet.scale)];
  if (sheet.kind === "space" && sheet.layout.scale) return [block.scale, texts.scale(sheet.layout.scale)];
  const shown = sheet.kind === "cover" ? spaces : [spaces[sheet.index]!];
  return [block.city, [...new Set(shown.map(({ venue }) => venue.cityName))].join("、")];
}

/** Renders what is on a sheet. */
function SheetContent({ sheet, data, input }: SheetsProps & { sheet: ProposalSheet }) {
  if (sheet.kind === "cover") return <CoverSheet data={data} input={input} />;
  if (sheet.kind === "comparison") return <ComparisonSheet data={data} rows={sheet.rows} scale={sheet.scale} />;
  const proposed = data.spaces[sheet.index]!;
  const { event, today } = data;
  const caption = [
    input.date && formatDate(input.date, today),
    texts.coverDays(event.days),
    event.people && formatPeople(event.people),
  ];
  const lines = { caption: caption.filter(Boolean).join("，"), from: sheet.from, to: sheet.to, isLast: sheet.isLast };
  if (sheet.kind === "space") {
    return <SpaceSheet {...lines} proposed={proposed} layout={sheet.layout} number={sheet.index + 1} />;
  }
  return (
    <>
      <header className={styles.head}>
        <h2>{texts.continued(`${sheet.index + 1}　${proposed.space.name}`)}</h2>
      </header>
      {proposed.estimate && <EstimateLines {...lines} estimate={proposed.estimate} />}
    </>
  );
}

/** Renders all sheets of a proposal, each with its title block. */
export function ProposalSheets({ data, input }: SheetsProps) {
  const sheets = listSheets(data);
  return (
    <div className={styles.sheets}>
      {sheets.map((sheet, at) => (
        <SheetFrame
          key={`${sheet.kind} ${"index" in sheet ? `${sheet.index} ${sheet.from}` : ""}`}
          meta={{
            name: getSheetName(sheet, data),
            cell: getCell(sheet, data),
            by: input.by,
            date: data.today,
            page: at + 1,
            pages: sheets.length,
          }}
        >
          <SheetContent data={data} input={input} sheet={sheet} />
        </SheetFrame>
      ))}
    </div>
  );
}
