import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { DimensionChain } from "../../ui/drawing/dimension-line.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./enterprise-process.module.css";

const { process: texts } = enterpriseZh;

const parts = texts.steps.map(({ days }) => ({
  size: days,
  label: (
    <>
      {days}
      <span className={styles.unit}> {texts.unit}</span>
    </>
  ),
}));

/** Renders the working days from the first call to the first event, to scale. */
export function EnterpriseProcess() {
  return (
    <section className={pageStructureStyles.section}>
      <h2>{texts.heading}</h2>
      <p className={classNames(textStyles.soft, styles.note)}>{texts.note}</p>
      <div aria-hidden="true" className={styles.chain}>
        <DimensionChain parts={parts} />
      </div>
      <ol className={styles.steps}>
        {texts.steps.map(({ when, name, text }) => (
          <li key={name}>
            <span className={textStyles.small}>{when}</span>
            <div>
              <b>{name}</b>
              <span className={textStyles.soft}>{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
