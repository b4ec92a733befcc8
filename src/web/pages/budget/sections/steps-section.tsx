import { useMemo } from "react";
import { formatWan, splitWan } from "#domain/estimate/description/format-wan.ts";
import {
  estimateGroupNames,
  estimateStarNames,
  formatEstimateDays,
} from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateStars } from "#domain/estimate/estimate-event.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { formatNumber } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import { Chip } from "#web/ui/forms/chip.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { formatBudgetHref } from "../format-budget-href.ts";
import { MissingNote } from "../sentence/budget-total.tsx";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import { useEstimateAttachment } from "./demand-section.tsx";
import styles from "./steps-section.module.css";

const texts = estimateZh.two;
const fields = ["cityCode", "people", "layout", "name", "mobile"] as const;
const moreFields = ["startDate", "company", "remarks"] as const;
const wording = { submit: estimateZh.demand.submit };
const daysOffered = [0.5, 1, 2] as const;
const starsOffered = estimateStars;

/** Renders the seven shares, each bar starting where the last one ended. */
function Shares({ budget }: { budget: Budget }) {
  const { groups, total } = budget.estimate;
  const toShare = (yuan: number) => `${((yuan / Math.max(1, total.likely)) * 100).toFixed(2)}%`;
  const placed = groups.map(({ group, subtotal }, at) => ({
    group,
    likely: subtotal.likely,
    before: groups.slice(0, at).reduce((sum, one) => sum + one.subtotal.likely, 0),
  }));
  return (
    <ul className={styles.shares}>
      {placed.map(({ group, likely, before }) => (
        <li className={likely === 0 ? textStyles.soft : undefined} key={group}>
          <span>{estimateGroupNames[group]}</span>
          <span aria-hidden="true" className={styles.chart}>
            <i style={{ left: toShare(before), width: toShare(likely) }} />
          </span>
          <b>{formatNumber(likely)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Renders the choices of days and level above the form's own fields. */
function EventChoices({ budget }: { budget: Budget }) {
  const { event } = budget.estimateInput;
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{texts.duration}</span>
      <div className={styles.choices}>
        {daysOffered.map((days) => (
          <Chip key={days} on={event.days === days} onClick={() => budget.changeEvent({ days })} tall>
            {formatEstimateDays(days)}
          </Chip>
        ))}
        {starsOffered.map((star) => (
          <Chip key={star} on={event.star === star} onClick={() => budget.changeEvent({ star })} tall>
            {estimateStarNames[star]}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** Renders the estimate first, its seven shares, and beside it the form in two steps: the event, then the contact. */
export function StepsSection({ budget, data }: { budget: Budget; data: BudgetData }) {
  const attachment = useEstimateAttachment(budget, data);
  const { estimate, estimateInput } = budget;
  const { event } = estimateInput;
  const { total } = estimate;
  const initial = useMemo(
    () => ({ eventType: event.eventType, days: Math.ceil(event.days) }),
    [event.eventType, event.days],
  );
  const [low, high] = [splitWan(total.low), splitWan(total.high, total.low)];
  return (
    <div className={styles.columns}>
      <div className={styles.estimate}>
        <h1>{estimateZh.headingTwo}</h1>
        <p aria-live="polite" className={styles.range}>
          {low.figure}–{high.figure}
          <small>{high.unit}</small>
        </p>
        <p className={textStyles.soft}>
          {estimateZh.likely} {formatWan(total.likely)}，{estimateZh.perHead}{" "}
          {formatNumber(roundYuan(total.likely / event.people))} {estimateZh.yuan}
        </p>
        <MissingNote estimate={estimate} />
        <Shares budget={budget} />
        <p>
          <Link href={formatBudgetHref("sheet", data.city.pinyin, estimateInput)}>{texts.edit}</Link>
        </p>
      </div>
      <div className={styles.form}>
        <p className={textStyles.small}>{texts.text}</p>
        <ShortDemandForm
          attachment={attachment}
          cities={data.cities.length > 0 ? data.cities : undefined}
          city={data.city}
          fields={fields}
          initial={initial}
          layout={event.layout}
          moreFields={moreFields}
          onValues={({ people, layout, cityCode }) => {
            const isNew = (people && people !== event.people) || (layout && layout !== event.layout);
            if (isNew) budget.changeEvent({ ...(people && { people }), ...(layout && { layout }) });
            const city = data.cities.find(({ code }) => code === cityCode);
            if (city && city.code !== data.city.code) budget.changeCity(city.pinyin);
          }}
          pageFrom="activity/budget-two"
          people={event.people}
          twoSteps
          wording={wording}
        >
          <EventChoices budget={budget} />
        </ShortDemandForm>
      </div>
    </div>
  );
}
