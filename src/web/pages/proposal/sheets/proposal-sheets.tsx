import { formatEstimateEvent, getSheetCell, getSheetName } from "#domain/proposal/describe-sheet.ts";
import { listSheets, type ProposalSheet } from "#domain/proposal/list-sheets.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import type { ProposalData, ProposalInput } from "../page.tsx";
import { ComparisonSheet } from "./comparison-sheet.tsx";
import { CoverSheet } from "./cover-sheet.tsx";
import { EstimateLines } from "./estimate-lines.tsx";
import { SpaceSheet } from "./space-sheet.tsx";
import { SheetFrame } from "./sheet-frame.tsx";
import styles from "./sheet.module.css";

interface SheetsProps {
  data: ProposalData;
  input: ProposalInput;
}

/** Renders what is on a sheet. */
function SheetContent({ sheet, data, input }: SheetsProps & { sheet: ProposalSheet }) {
  if (sheet.kind === "cover") return <CoverSheet data={data} input={input} />;
  if (sheet.kind === "comparison") return <ComparisonSheet data={data} rows={sheet.rows} scale={sheet.scale} />;
  const proposed = data.spaces[sheet.index]!;
  const caption = formatEstimateEvent(data, input.date, texts);
  const lines = { caption, from: sheet.from, to: sheet.to, isLast: sheet.isLast };
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
            name: getSheetName(sheet, data, texts),
            cell: getSheetCell(sheet, data, texts),
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
