import { useState } from "react";
import {
  estimateGroupNames,
  estimateLineNames,
  formatEstimateDays,
} from "#domain/estimate/description/get-estimate-line-name.ts";
import { cityLevelNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateGroups } from "#domain/estimate/lines/line-definition.ts";
import { quantityLines } from "#domain/estimate/lines/quantity-lines.ts";
import { percentLines } from "#domain/estimate/lines/service-lines.ts";
import { formatDateYear } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { printPage } from "#web/platform/device/print-page.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import { formatEventTitle } from "../format-event-title.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import { buildWorkbook } from "./build-workbook.ts";
import { downloadWorkbook } from "./download-workbook.ts";
import styles from "./sheet-actions.module.css";

const texts = estimateZh.sheet;

/** Lines that an estimate can have, by group. */
const addable = [...quantityLines, ...percentLines];
/** Depend on an assumption, which adds and removes them. */
const byAssumption: readonly string[] = [
  "overtime",
  "setup",
  "led",
  "builtInScreen",
  "projector",
  "projectionScreen",
  "lunch",
  "teaBreaks",
];

function AddLine({ budget }: { budget: Budget }) {
  const { lines, percentLines: percentages } = budget.estimate;
  const listed = new Set<string>([...lines, ...percentages].map(({ key }) => key));
  const open = addable.filter(({ key }) => !listed.has(key) && !byAssumption.includes(key));
  return (
    <select
      aria-label={texts.add}
      className={styles.addLine}
      onChange={(event) => budget.addLine(event.target.value)}
      value=""
    >
      <option disabled value="">
        {texts.add}
      </option>
      {estimateGroups.map((group) => {
        const options = open.filter((line) => line.group === group);
        return (
          options.length > 0 && (
            <optgroup key={group} label={estimateGroupNames[group]}>
              {options.map(({ key }) => (
                <option key={key} value={key}>
                  {estimateLineNames[key]}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </select>
  );
}

function Download({ budget, data }: { budget: Budget; data: BudgetData }) {
  const [state, setState] = useState<"busy" | "failed">();
  const download = () => {
    setState("busy");
    const { event } = budget.estimateInput;
    const sheets = buildWorkbook(budget.estimate, formatEventTitle(budget, data), data);
    downloadWorkbook(sheets, estimateZh.file.name(data.city.name, event.people)).then(
      () => setState(undefined),
      () => setState("failed"),
    );
  };
  return (
    <>
      <button aria-busy={state === "busy"} onClick={download} type="button">
        {texts.download}
      </button>
      {state === "failed" && (
        <span className={textStyles.caution} role="alert">
          {texts.downloadFailed}
        </span>
      )}
    </>
  );
}

/** Renders what can be done with the sheet, and what its prices are. */
export function SheetActions({ budget, data }: { budget: Budget; data: BudgetData }) {
  const { event, quantities, assumptions, added, statedPrices } = budget.estimateInput;
  const other = event.days === 2 ? 1 : 2;
  const changes = [quantities, assumptions, statedPrices].flatMap((part) => Object.keys(part));
  const isChanged = changes.length + added.length > 0;
  const { lines } = budget.estimate;
  const hasSample = lines.some(({ price, isStated }) => !isStated && price?.basis === "demo");
  const statedCount = lines.filter(({ isStated }) => isStated).length;
  return (
    <div className={styles.actions}>
      <p className={classNames(styles.links, visibilityStyles.noPrint)}>
        <AddLine budget={budget} />
        <button onClick={() => budget.changeEvent({ days: other })} type="button">
          {texts.toDays(formatEstimateDays(other))}
        </button>
        <Download budget={budget} data={data} />
        <button onClick={printPage} type="button">
          {texts.print}
        </button>
        {isChanged && (
          <button onClick={budget.reset} type="button">
            {texts.reset}
          </button>
        )}
      </p>
      {data.level && data.asOf && (
        <p className={textStyles.small}>
          {estimateZh.asOf(cityLevelNames[data.level], formatDateYear(data.asOf))}
          {hasSample && `，${estimateZh.sample}`}
          {statedCount > 0 && `，${estimateZh.statedCount(statedCount)}`}
        </p>
      )}
    </div>
  );
}
