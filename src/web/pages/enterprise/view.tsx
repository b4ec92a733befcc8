import type { Output } from "#contract/index.ts";
import { formatNumber } from "#domain/format.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { EnterpriseForm } from "./enterprise-form.tsx";
import { EnterpriseProcess } from "./enterprise-process.tsx";
import { formatTenThousands } from "./format-ten-thousands.ts";
import { StatementTable } from "./statement-table.tsx";
import type { StatementData } from "./statement-dialog.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import bottomBarStyles from "../../ui/structure/bottom-bar.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const { totals, terms } = enterpriseZh;

function Totals({ statement }: { statement: StatementData }) {
  return (
    <p className={styles.totals}>
      <Figure unit={totals.events} value={formatNumber(statement.events)} />
      <Figure unit={totals.amount} value={formatTenThousands(statement.amount)} />
      <Figure unit={totals.cities} value={formatNumber(statement.cities)} />
      <Figure unit={totals.accounts} value="1" />
    </p>
  );
}

function Terms() {
  return (
    <section className={classNames(pageStructureStyles.section, styles.terms)}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{terms.heading}</h2>
      </div>
      <p className={classNames(textStyles.soft, styles.termsNote)}>{terms.note}</p>
      <dl>
        {terms.rows.map(({ name, text, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd className={textStyles.soft}>{more}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Renders the enterprise page: a year on one statement, the terms, the way to the first event, and the form. */
export function EnterpriseView({ data }: PageProps<object, Output<"activity/getEnterpriseOptions">>) {
  const { statement } = data;
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.first}>
        <h1>{enterpriseZh.heading}</h1>
        {statement && <Totals statement={statement} />}
        <p className={textStyles.soft}>
          {enterpriseZh.lead}
          {statement && enterpriseZh.sample(formatNumber(statement.employees))}
        </p>
      </div>
      {statement && (
        <div className={styles.statement}>
          <StatementTable statement={statement} />
        </div>
      )}
      <Terms />
      <EnterpriseProcess />
      <EnterpriseForm options={data} />
      <div className={classNames(bottomBarStyles.bottomBar, styles.applyBar)}>
        <LinkButton href="#apply" variant="act">
          {enterpriseZh.form.submit}
        </LinkButton>
      </div>
    </main>
  );
}
