import type { ReactNode } from "react";
import { toChinaDay } from "#domain/day.ts";
import { formatContactTime } from "#domain/demand/callback/get-callback-promise.ts";
import type { ContactOption } from "#domain/demand/demand-option.ts";
import { formatDeadline, formatMoment } from "#domain/demand/progress/format-moment.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { DemandForm } from "../form/use-demand-form.ts";
import { getContactRule } from "../promise/adviser-promise.tsx";
import { useAdviserName } from "../promise/use-adviser-name.ts";
import styles from "./demand-success.module.css";

interface SuccessStepsProps extends Pick<DemandForm, "texts" | "locale"> {
  contactBy: ContactOption;
  /** When the demand was received, and what follows from it; without it the rules stand. */
  promised?: { receivedAt: Date; callBy: Date; quoteBy: Date } | undefined;
  /** The visitor's e-mail address, where the offer is sent. */
  email?: string | undefined;
}

/** Formats when the visitor is contacted: by a time, or after it. */
export function formatContact(
  { receivedAt, callBy }: NonNullable<SuccessStepsProps["promised"]>,
  contactBy: ContactOption,
  locale: DemandForm["locale"],
): string {
  return contactBy === "later"
    ? formatContactTime(receivedAt, locale, contactBy)
    : formatDeadline(callBy, receivedAt, locale);
}

/** Renders what happens after a submission in five steps, each with its hour where it has one. */
export function SuccessSteps({ texts, locale, contactBy, promised, email }: SuccessStepsProps) {
  const { steps, promise, form } = texts;
  const adviser = useAdviserName(locale) ?? form.adviser;
  const rule = getContactRule(texts, contactBy);
  const rows = [
    ...(promised
      ? [
          {
            when: formatMoment(promised.receivedAt, locale, toChinaDay(promised.receivedAt)),
            what: steps.sent,
            isDone: true,
          },
        ]
      : []),
    {
      when: promised ? (
        formatContact(promised, contactBy, locale)
      ) : (
        <CallbackText format={(time = rule) => time} locale={locale} contactBy={contactBy} />
      ),
      what: fillTemplate(steps.contact, { adviser, verb: promise.verbs[contactBy] }),
    },
    { when: steps.enquiryWhen, what: steps.enquiry },
    {
      when: promised ? formatDeadline(promised.quoteBy, promised.receivedAt, locale) : steps.quoteWhen,
      what: email ? fillTemplate(steps.quoteByMail, { email }) : steps.quote,
    },
    { when: steps.chooseWhen, what: steps.choose },
  ];
  return (
    <ol className={styles.steps}>
      {rows.map(({ when, what, isDone }: { when: ReactNode; what: string; isDone?: boolean }) => (
        <li className={classNames(isDone && textStyles.good)} key={what}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
