import type { ContactOption } from "#domain/demand/demand-option.ts";
import { formatTime } from "#domain/demand/progress/format-moment.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useNow } from "#web/platform/device/use-now.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { Seal } from "#web/ui/text/seal.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { DemandForm } from "../form/use-demand-form.ts";
import { useAdviserName } from "./use-adviser-name.ts";
import styles from "./adviser-promise.module.css";

/** A seal has room for as many characters. */
export const sealLength = 3;

interface AdviserPromiseProps extends Pick<DemandForm, "texts" | "locale"> {
  /** How the visitor wants to be reached. */
  contactBy?: ContactOption;
}

/** Returns the rule that stands until the visitor's clock is known. */
export const getContactRule = ({ promise }: DemandTexts, contactBy: ContactOption): string =>
  contactBy === "later" ? promise.ruleLater : promise.rule;

/** Renders who reads the demand and when the visitor is contacted: seal, sentence, hours. Without a name it is an adviser. */
export function AdviserPromise({ texts, locale, contactBy = "call" }: AdviserPromiseProps) {
  const { promise } = texts;
  const name = useAdviserName(locale);
  const now = useNow();
  const format = (time = getContactRule(texts, contactBy)) =>
    fillTemplate(name ? promise.sentence : promise.sentenceByAdviser, { time, verb: promise.verbs[contactBy] });
  return (
    <div className={styles.person}>
      {name && name.length <= sealLength && <Seal name={name} />}
      <div>
        <p className={styles.sentence}>
          <CallbackText format={format} locale={locale} contactBy={contactBy} />
        </p>
        {name && (
          <p className={textStyles.soft}>
            {fillTemplate(promise.person, { adviser: name })}
            {now && (locale === "en" ? "; " : "。") + fillTemplate(promise.now, { time: formatTime(now) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Renders the same in one line under a phone's heading. */
export function AdviserLine({ texts, locale, contactBy = "call" }: AdviserPromiseProps) {
  const { promise } = texts;
  const name = useAdviserName(locale);
  if (!name || name.length > sealLength) return null;
  const format = (time = getContactRule(texts, contactBy)) =>
    fillTemplate(promise.brief, { adviser: name, time, verb: promise.verbs[contactBy] });
  return (
    <p className={styles.line}>
      <Seal name={name} small />
      <CallbackText format={format} locale={locale} contactBy={contactBy} />
    </p>
  );
}
