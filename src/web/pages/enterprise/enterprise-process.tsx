import type { CSSProperties } from "react";
import { type Agreement, countDays, listStepDays } from "#domain/content/agreement.ts";
import { formatNumber } from "#domain/format.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import styles from "./enterprise-process.module.css";

const { process: texts } = enterpriseZh;

/** Renders the working days from the first call to the first event, to scale. */
export function EnterpriseProcess({ steps }: Pick<Agreement, "steps">) {
  if (steps.length === 0) return null;
  const spans = listStepDays(steps);
  const most = Math.max(...steps.map(({ days }) => days));
  return (
    <section className={styles.process}>
      <h2>{texts.title(formatNumber(countDays(steps)))}</h2>
      <ol>
        {steps.map(({ days, name, text }, at) => (
          <li key={name} style={{ "--days": days, "--share": (days / most).toFixed(3) } as CSSProperties}>
            <div aria-hidden="true">
              <DimensionLine>{texts.days(formatNumber(days))}</DimensionLine>
            </div>
            <b>
              {texts.when(spans[at]!.from, spans[at]!.to)} {name}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
