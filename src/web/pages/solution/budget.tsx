import type { SolutionDetail } from "../../../contract/solution.ts";
import { formatNumber } from "../../../domain/format.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { Stepper } from "../../ui/stepper.tsx";

interface BudgetProps {
  budget: SolutionDetail["budget"];
  people: number;
  onPeople: (people: number) => void;
}

const range = (from: number, to: number) => solutionZh.range(formatNumber(from), formatNumber(to));

const tenThousand = 10_000;
/** Yuan from which a total is rounded to 万, since the estimate is only good to about a third. */
const large = 10 * tenThousand;

/** Formats the total range: 共 24,000–39,000 元, 约 71–150 万元. */
function totalText(from: number, to: number): string {
  const { total, totalRough } = solutionZh.budget;
  const rough = (yuan: number) => formatNumber(Math.round(yuan / tenThousand));
  return from < large ? total(formatNumber(from), formatNumber(to)) : totalRough(rough(from), rough(to));
}

/** Renders the cost per person by item, and the total for the visitor's number of people. */
export function Budget({ budget, people, onPeople }: BudgetProps) {
  const words = solutionZh.budget;
  const from = budget.reduce((sum, item) => sum + item.from, 0);
  const to = budget.reduce((sum, item) => sum + item.to, 0);
  return (
    <section className="part" id="budget">
      <h2 className="h2s">{words.title}</h2>
      <table className="budget">
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th className="n" scope="col">
              {words.perHead}
            </th>
            <th scope="col">{words.note}</th>
          </tr>
        </thead>
        <tbody>
          {budget.map((row) => (
            <tr key={row.item}>
              <th scope="row">{row.item}</th>
              <td className="n">{range(row.from, row.to)}</td>
              <td className="how">{row.note}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td className="n">{range(from, to)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className="total">
        <span>{words.forPeople}</span>
        <Stepper
          label={solutionZh.people}
          max={demandLimits.people}
          min={1}
          onValue={onPeople}
          step={people >= 100 ? 10 : people >= 20 ? 5 : 1}
          value={people}
        />
        <span>{words.people}</span>
        <b aria-live="polite">{totalText(from * people, to * people)}</b>
      </p>
    </section>
  );
}
