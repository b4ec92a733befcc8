import type { Agreement } from "#domain/content/agreement.ts";
import { formatDecimals } from "#domain/format.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./agreement-articles.module.css";

const { agreement: texts } = enterpriseZh;

/** Renders the articles of the agreement, each with the number that it promises. */
export const AgreementArticles = ({ articles }: Pick<Agreement, "articles">) => (
  <>
    <div className={styles.title}>
      <h2>{texts.title}</h2>
      <span className={textStyles.soft}>{texts.note}</span>
    </div>
    <ol className={styles.articles}>
      {articles.map(({ name, text, value, unit }, at) => (
        <li key={name}>
          <span className={styles.number}>{texts.article(at)}</span>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className={styles.promise}>
            {formatDecimals(value)}
            <small>{unit}</small>
          </p>
        </li>
      ))}
    </ol>
  </>
);
