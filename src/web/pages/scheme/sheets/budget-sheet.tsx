import { formatMetres, formatNumber, formatSizeShort } from "#domain/format.ts";
import { getHighestScreen, type Risk } from "#domain/scheme/find-risks.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { formatSchemeCells } from "../format-scheme-cells.ts";
import type { SchemeData, SchemeInput } from "../loader.ts";
import { MilestoneChain } from "./milestone-chain.tsx";
import { Sheet } from "./sheet.tsx";
import tableStyles from "./sheet-table.module.css";
import styles from "./budget-sheet.module.css";

const texts = schemeZh.budget;
/** Share of the people that a contract begins with, in percent. */
const contractShare = 90;

/** Renders the budget: low, likely and high of each line that has a price. */
function Budget({ data, people }: { data: SchemeData; people: number }) {
  const { lines, total, missing, asOf } = data.budget;
  if (lines.length === 0) return <p className={textStyles.soft}>{texts.none(data.city.name)}</p>;
  return (
    <>
      <table className={classNames(tableStyles.sheetTable, styles.budget)}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.reckoning}</th>
            {(["low", "likely", "high"] as const).map((end) => (
              <th className={tableStyles.number} key={end} scope="col">
                {texts[end]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, reckoning, subtotal }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span className={styles.under}>{reckoning}</span>
              </th>
              <td className={textStyles.soft}>{reckoning}</td>
              <td className={classNames(tableStyles.number, textStyles.soft)}>{formatNumber(subtotal!.low)}</td>
              <td className={tableStyles.number}>
                <b>{formatNumber(subtotal!.likely)}</b>
              </td>
              <td className={classNames(tableStyles.number, textStyles.soft)}>{formatNumber(subtotal!.high)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td>{texts.sumUnit(formatNumber(people))}</td>
            {(["low", "likely", "high"] as const).map((end) => (
              <td className={tableStyles.number} key={end}>
                {formatNumber(total[end])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={textStyles.small}>
        {texts.note(texts.star, asOf)}
        {missing.length > 0 && texts.missing(missing.join("、"))}
      </p>
    </>
  );
}

/** Formats a risk: its name, the ground that the catalogue gives, and the answer. */
function formatRisk({ kind }: Risk, { space, sessions }: SchemeData, people: number): [string, string, string] {
  const { plan, height, power, loadInDoor, pillars = 0, diningSeats = 0, cancellation } = space!;
  const { risks } = schemeZh;
  const format = (value: number) => formatNumber(value);
  switch (kind) {
    case "people": {
      const name = people <= plan.comfortable ? risks.people.name(format(plan.comfortable)) : risks.people.tightName;
      return [
        name,
        risks.people.ground(format(people), format(plan.comfortable)),
        plan.most > people ? risks.people.answer(format(plan.most)) : risks.people.full,
      ];
    }
    case "sight": {
      const ratio = formatMetres(plan.farthest / plan.screen.height);
      return [risks.sight.name, risks.sight.ground(formatMetres(plan.farthest), ratio), risks.sight.answer];
    }
    case "height": {
      const ground = risks.height.ground(formatMetres(height ?? 0), formatMetres(plan.screen.height));
      return [risks.height.name, ground, risks.height.answer(formatMetres(getHighestScreen(height ?? 0)))];
    }
    case "pillars":
      return [risks.pillars.name, risks.pillars.ground(format(pillars)), risks.pillars.answer];
    case "power":
      return [risks.power.name, power ? risks.power.ground(format(power)) : risks.power.noGround, risks.power.answer];
    case "lunch": {
      const batches = sessions.find((session) => session.kind === "lunch")?.count ?? 1;
      const ground = risks.lunch.ground(format(diningSeats), format(people), format(batches));
      return [risks.lunch.name, ground, risks.lunch.answer];
    }
    case "load": {
      const ground = loadInDoor
        ? risks.load.ground(formatSizeShort(loadInDoor.width, loadInDoor.height))
        : risks.load.noGround;
      return [risks.load.name, ground, risks.load.answer];
    }
    case "cancellation": {
      const first = Math.max(1, Math.floor((people * contractShare) / 100));
      return [
        risks.cancellation.name,
        cancellation ?? risks.cancellation.noGround,
        risks.cancellation.answer(format(first)),
      ];
    }
    case "heightUnknown":
      return [risks.heightUnknown.name, risks.heightUnknown.ground, risks.heightUnknown.answer];
  }
}

/** Renders the risks with ground, answer and date. */
function Risks({ data, people }: { data: SchemeData; people: number }) {
  const { risks } = schemeZh;
  if (data.risks.length === 0) return null;
  return (
    <>
      <h3 className={styles.part}>{risks.title}</h3>
      <table className={classNames(tableStyles.sheetTable, styles.risks)}>
        <thead>
          <tr>
            <th scope="col">{risks.head.risk}</th>
            <th scope="col">{risks.head.ground}</th>
            <th scope="col">{risks.head.answer}</th>
            <th className={tableStyles.number} scope="col">
              {risks.head.due}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.risks.map((risk) => {
            const [name, ground, answer] = formatRisk(risk, data, people);
            return (
              <tr key={risk.kind}>
                <th scope="row">{name}</th>
                <td className={textStyles.soft}>{ground}</td>
                <td>
                  <span className={styles.under}>{ground}</span>
                  {answer}
                </td>
                <td className={tableStyles.number}>{risks.due(risk.due)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Renders the second sheet: budget, risks, preparation. */
export function BudgetSheet({ input, data }: { input: SchemeInput; data: SchemeData }) {
  const { people } = input.setup;
  const { budget, milestones, today } = data;
  const hasBudget = budget.lines.length > 0;
  return (
    <Sheet
      aside={
        hasBudget && (
          <>
            {texts.perHead(formatNumber(budget.perHead))}
            {budget.hasDemoPrices && <DemoTag demo />}
          </>
        )
      }
      cells={formatSchemeCells(input, data, 2)}
      title={schemeZh.sheets.budget}
    >
      <Budget data={data} people={people} />
      <Risks data={data} people={people} />
      <h3 className={styles.part}>{schemeZh.milestones.title}</h3>
      <MilestoneChain milestones={milestones} today={today} />
    </Sheet>
  );
}
