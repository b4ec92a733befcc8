import { useMemo, useState } from "react";
import { formatWan, formatWanRange } from "#domain/estimate/description/format-wan.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { SpecSheet } from "#web/ui/list/spec-sheet.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { formatEventTitle } from "../format-event-title.ts";
import { formatEstimateText } from "../sheet/build-workbook.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import styles from "./demand-section.module.css";

const texts = estimateZh.demand;
const fields = ["cityCode", "people", "name", "mobile"] as const;
const moreFields = ["startDate", "company", "remarks"] as const;
const wording = { submit: texts.submit };

/** Returns what the form carries of an estimate: one line for the visitor, every line for the operator. */
export function useEstimateAttachment(budget: Budget, data: BudgetData) {
  const { estimate } = budget;
  return useMemo(() => {
    const count = estimate.lines.length + estimate.percentLines.length;
    const title = formatEventTitle(budget, data);
    return {
      title: texts.attached(formatWan(estimate.total.likely), count),
      text: formatEstimateText(estimate, title),
    };
    // The estimate is computed anew with every change of the event.
  }, [budget, data, estimate]);
}

/** Renders the form with the sheet attached, which can be left out. */
export function DemandSection({ budget, data }: { budget: Budget; data: BudgetData }) {
  const [isCarried, setCarried] = useState(true);
  const attachment = useEstimateAttachment(budget, data);
  const { estimate, estimateInput } = budget;
  const { event } = estimateInput;
  const { total } = estimate;
  const initial = useMemo(
    () => ({ eventType: event.eventType, days: Math.ceil(event.days) }),
    [event.eventType, event.days],
  );
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint)} id="demand">
      <div className={styles.demand}>
        <div>
          <h2>{texts.title}</h2>
          <p className={textStyles.soft}>{texts.text}</p>
          <div className={styles.carried}>
            <SpecSheet
              rows={[
                { label: texts.event, value: formatEventTitle(budget, data) },
                {
                  label: texts.budget,
                  value: `${formatWanRange(total.low, total.high)}，${estimateZh.likely} ${formatWan(total.likely)}`,
                },
                { label: texts.lines, value: texts.count(estimate.lines.length + estimate.percentLines.length) },
              ]}
            />
          </div>
          <CheckOption checked={isCarried} onChange={() => setCarried(!isCarried)}>
            {texts.carry}
          </CheckOption>
        </div>
        <ShortDemandForm
          attachment={isCarried ? attachment : undefined}
          cities={data.cities.length > 0 ? data.cities : undefined}
          city={data.city}
          fields={fields}
          initial={initial}
          layout={event.layout}
          moreFields={moreFields}
          pageFrom="activity/budget"
          people={event.people}
          wording={wording}
        />
      </div>
    </section>
  );
}
