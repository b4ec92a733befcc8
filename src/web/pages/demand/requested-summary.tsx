import { demandStatuses, isOpenStatus } from "#domain/demand/demand-status.ts";
import { formatRequestedSentence } from "#domain/demand/progress/format-requested-sentence.ts";
import { formatMoment } from "#domain/demand/progress/format-moment.ts";
import { getContactOptionName, type Locale } from "#domain/demand/demand-option.ts";
import type { DemandStatusTexts } from "#texts/demand/demand-status.zh.ts";
import { toChinaDay } from "#domain/day.ts";
import { bindUnits } from "#domain/format.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import { remarkFieldId } from "./actions/remark-section.tsx";
import type { DemandPartProps, FullDemand } from "./demand-part-props.ts";
import styles from "./requested-summary.module.css";

/** Lists what the sentence has no place for: how to reach the visitor, and whether venues may be told the budget. */
function listTerms(
  { contactBy, budget, shareBudget }: FullDemand["requested"],
  texts: DemandStatusTexts,
  locale: Locale,
) {
  const option = getContactOptionName(contactBy, locale);
  return [
    option && fillTemplate(texts.contactBy, { option }),
    budget && (shareBudget ? texts.sharedBudget : texts.privateBudget),
  ].filter(Boolean);
}

/** Renders the reference, when it was sent, the status, and what was asked for in a sentence. */
export function RequestedSummary({ demand, texts, now }: DemandPartProps) {
  const { requested, locale, reference, createdAt, status } = demand;
  const today = toChinaDay(now);
  const clauses = formatRequestedSentence(requested, locale, today);
  const time = formatMoment(new Date(createdAt), locale, today);
  const terms = listTerms(requested, texts, locale);
  return (
    <section>
      <p className={styles.facts}>
        <span>
          {texts.demand} <b>{reference}</b>
        </span>
        <span>{fillTemplate(texts.submitted, { time })}</span>
        <span className={classNames(styles.status, isOpenStatus(status) && styles.open)}>
          {demandStatuses.find(({ id }) => id === status)?.[locale]}
        </span>
      </p>
      <h1 className={styles.sentence}>
        {clauses.length === 0 && texts.nothingRequested}
        {clauses.map((clause) => (
          <span key={clause.map(({ text }) => text).join("")}>
            {clause.map(({ text, isValue }) => (isValue ? <u key={text}>{bindUnits(text)}</u> : text))}
          </span>
        ))}
      </h1>
      {terms.length > 0 && <p className={textStyles.soft}>{terms.join(locale === "en" ? "; " : "，")}</p>}
      {isOpenStatus(status) && (
        <p className={styles.change}>
          <a href={`#${remarkFieldId}`}>{texts.change}</a> <span className={textStyles.small}>{texts.changeNote}</span>
        </p>
      )}
      {requested.remarks && (
        <details className={styles.remarks}>
          <summary>{texts.remarks}</summary>
          <p>{requested.remarks}</p>
        </details>
      )}
    </section>
  );
}
