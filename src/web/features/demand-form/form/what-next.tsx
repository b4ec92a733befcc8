import { formatContactTime } from "#domain/demand/callback/get-callback-promise.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./what-next.module.css";

interface WhatNextProps {
  texts: DemandTexts;
  locale: Locale;
  adviser: string;
  title?: string;
  /** When the demand was received; the promise is reckoned from then, else from now. */
  receivedAt?: Date | undefined;
  /** The visitor's e-mail address, where the offer is sent. */
  email?: string | undefined;
}

/** Renders what happens after a submission: who calls and when, and who gets the number. */
export function WhatNext({ texts, locale, adviser, title, receivedAt, email }: WhatNextProps) {
  const { steps } = texts;
  const formatWhen = (time = steps.callWhen) => time;
  const rows = [
    {
      key: "call",
      when: receivedAt ? formatContactTime(receivedAt, locale) : <CallbackText locale={locale} format={formatWhen} />,
      what: fillTemplate(steps.call, { adviser }),
    },
    {
      key: "quote",
      when: steps.quoteWhen,
      what: email ? fillTemplate(steps.quoteByMail, { email }) : steps.quote,
    },
    { key: "choose", when: steps.chooseWhen, what: steps.choose },
  ];
  return (
    <section className={styles.nextSteps}>
      <h2 className={textStyles.soft}>{title ?? steps.title}</h2>
      <ol>
        {rows.map(({ key, when, what }) => (
          <li key={key}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
