import type { ContactOption } from "#domain/demand/demand-option.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { getContactRule } from "./adviser-promise.tsx";
import { useAdviserName } from "./use-adviser-name.ts";
import styles from "./promise-list.module.css";

interface PromiseListProps extends Pick<DemandForm, "texts" | "locale"> {
  contactBy: ContactOption;
}

/** Renders what is promised in three lines with their figures: when the visitor is contacted, when prices come, what it costs. */
export function PromiseList({ texts, locale, contactBy }: PromiseListProps) {
  const { promise, steps, form } = texts;
  const adviser = useAdviserName(locale) ?? form.adviser;
  const rule = getContactRule(texts, contactBy);
  const rows = [
    {
      key: "contact",
      when: <CallbackText format={(time = rule) => time} locale={locale} contactBy={contactBy} />,
      what: fillTemplate(promise.contact, { adviser, verb: promise.verbs[contactBy] }),
    },
    { key: "quote", when: steps.quoteWhen, what: steps.quote },
    { key: "free", when: promise.freeWhen, what: promise.free },
  ];
  return (
    <ol className={styles.promises}>
      {rows.map(({ key, when, what }) => (
        <li key={key}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
