import type { SolutionDetail } from "#contract/schemas/solution.ts";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Stepper } from "../../ui/forms/stepper.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import styles from "./budget.module.css";

interface BudgetProps {
  budget: SolutionDetail["budget"];
  people: number;
  onPeople: (people: number) => void;
  /** Link to the estimate of this event. */
  estimateHref: string;
}

const formatRange = (from: number, to: number) => solutionZh.range(formatNumber(from), formatNumber(to));

const tenThousand = 10_000;
/** Yuan from which a total is rounded to 万, since the estimate is only good to about a third. */
const roughTotalFrom = 10 * tenThousand;

/** Formats the total range: 共 24,000–39,000 元, 约 71–150 万元. */
function formatTotal(from: number, to: number): string {
  const { total, totalRough } = solutionZh.budget;
  const formatTenThousands = (yuan: number) => formatNumber(Math.round(yuan / tenThousand));
  return from < roughTotalFrom
    ? total(formatNumber(from), formatNumber(to))
    : totalRough(formatTenThousands(from), formatTenThousands(to));
}

/** Renders the cost per person by item, and the total for the visitor's number of people. */
export function Budget({ budget, people, onPeople, estimateHref }: BudgetProps) {
  const texts = solutionZh.budget;
  const from = budget.reduce((sum, item) => sum + item.from, 0);
  const to = budget.reduce((sum, item) => sum + item.to, 0);
  return (
    <section className={pageStructureStyles.section} id="budget">
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      <table className={styles.budget}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th className={styles.amount} scope="col">
              {texts.perHead}
            </th>
            <th scope="col">{texts.note}</th>
          </tr>
        </thead>
        <tbody>
          {budget.map((row) => (
            <tr key={row.item}>
              <th scope="row">{row.item}</th>
              <td className={styles.amount}>{formatRange(row.from, row.to)}</td>
              <td className={styles.basis}>{row.note}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td className={styles.amount}>{formatRange(from, to)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className={styles.total}>
        <span>{texts.forPeople}</span>
        <Stepper
          label={solutionZh.people}
          max={demandLimits.people}
          min={1}
          onValue={onPeople}
          step={people >= 100 ? 10 : people >= 20 ? 5 : 1}
          value={people}
        />
        <span>{texts.people}</span>
        <b aria-live="polite">{formatTotal(from * people, to * people)}</b>
        <Link href={estimateHref}>{texts.estimate}</Link>
      </p>
    </section>
  );
}
