import { listSavings, removePatch, type Saving } from "#domain/estimate/list-savings.ts";
import { formatNumber } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import styles from "./rows.module.css";

const texts = estimateZh.savings;
const savingsShown = 5;

/** Renders what costs less, each with what it saves; a tick changes the estimate. */
export function SavingsSection({ budget, data }: { budget: Budget; data: BudgetData }) {
  const { estimateInput } = budget;
  const all = listSavings(estimateInput, data.prices);
  const shown = all.filter(({ isOn }, at) => isOn || at < savingsShown);
  const toggle = ({ isOn, patch }: Saving) => {
    const { assumptions } = estimateInput;
    budget.changeAssumptions(isOn ? removePatch(assumptions, patch) : { ...assumptions, ...patch });
  };
  return (
    <section aria-labelledby="savings">
      <h2 className={pageStructureStyles.subheading} id="savings">
        {texts.title}
      </h2>
      {shown.length === 0 && <p className={textStyles.soft}>{texts.empty}</p>}
      <ul className={styles.rows}>
        {shown.map((saving) => (
          <li key={saving.key}>
            <CheckOption checked={saving.isOn} onChange={() => toggle(saving)}>
              {texts.names[saving.key]}
              <span className={classNames(textStyles.small, styles.note)}>{texts.notes[saving.key]}</span>
            </CheckOption>
            <Figure className={textStyles.good} unit={estimateZh.yuan} value={`−${formatNumber(saving.saved)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
