import type { Output } from "#contract/index.ts";
import { formatNumber } from "#domain/format.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import type { PageProps } from "../../page.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { AgreementArticles } from "./agreement-articles.tsx";
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

const { totals, agreement: texts } = enterpriseZh;

function Totals({ statement }: { statement: StatementData }) {
  const numbers = [
    { label: totals.year, value: formatNumber(statement.events), unit: totals.events },
    { label: totals.amount, value: formatTenThousands(statement.amount), unit: totals.amountUnit },
    { label: totals.cities, value: formatNumber(statement.cities), unit: totals.citiesUnit },
  ];
  return (
    <dl className={styles.totals}>
      {numbers.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Figure as="dd" unit={unit} value={value} />
        </div>
      ))}
    </dl>
  );
}

/** Renders the enterprise page as the agreement itself: its articles, a year's statement as the annex, the form as the signature block. */
export function EnterpriseView({ data }: PageProps<object, Output<"activity/getEnterpriseOptions">>) {
  const { statement, agreement } = data;
  const articles = agreement?.articles ?? [];
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.first}>
        <div>
          <h1>{enterpriseZh.title}</h1>
          <p>{enterpriseZh.lead(articles.length > 0)}</p>
        </div>
        {statement && <Totals statement={statement} />}
      </div>
      <div className={styles.agreement}>
        {articles.length > 0 && <AgreementArticles articles={articles} />}
        {statement && (
          <section className={styles.annex}>
            <div>
              <h2>{texts.annex}</h2>
              <span className={textStyles.soft}>{texts.sample(formatNumber(statement.employees))}</span>
            </div>
            <StatementTable statement={statement} />
          </section>
        )}
        <EnterpriseForm options={data} />
      </div>
      <EnterpriseProcess steps={agreement?.steps ?? []} />
      <div className={classNames(bottomBarStyles.bottomBar, styles.applyBar)}>
        <LinkButton href="#apply" variant="act">
          {enterpriseZh.form.submit}
        </LinkButton>
      </div>
    </main>
  );
}
