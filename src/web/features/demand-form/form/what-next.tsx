import type { DemandTexts } from "../../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./what-next.module.css";

/** Renders what happens after a submission: who calls and when, and who gets the number. */
export function WhatNext({ texts, adviser, title }: { texts: DemandTexts; adviser: string; title?: string }) {
  const { steps } = texts;
  const rows = [
    { when: steps.callWhen, what: fillTemplate(steps.call, { adviser }) },
    { when: steps.quoteWhen, what: steps.quote },
    { when: steps.chooseWhen, what: steps.choose },
  ];
  return (
    <section className={styles.nextSteps}>
      <h2 className={textStyles.soft}>{title ?? steps.title}</h2>
      <ol>
        {rows.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
