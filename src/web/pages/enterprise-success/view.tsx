import { formatContactTime } from "#domain/demand/callback/get-callback-promise.ts";
import { defaultCity } from "#domain/city/city.ts";
import { isSent, type SuccessInput } from "#domain/demand/success-address.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { NothingSent } from "../../features/demand-form/success/nothing-sent.tsx";
import { PrivateLink } from "../../features/demand-form/success/private-link.tsx";
import { SentDemandList } from "../../features/demand-form/success/sent-demand-list.tsx";
import { useSentDemand } from "../../features/demand-form/success/use-sent-demand.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const { success: texts, form: formTexts } = enterpriseZh;

/**
 * Renders the confirmation of an application: reference, what follows and when, and what was sent. An address alone, which anyone can open,
 * confirms nothing.
 */
export function EnterpriseSuccessView({ input }: { input: SuccessInput }) {
  const { adviser, hotline } = useRuntimeConfig();
  const sent = useSentDemand(input.reference);
  if (!isSent(input))
    return (
      <NothingSent texts={texts.none}>
        <LinkButton href="/customer/dakehu" variant="ink">
          {texts.another}
        </LinkButton>
        <LinkButton href={formatListHref("venue", defaultCity.pinyin)}>{texts.venues}</LinkButton>
      </NothingSent>
    );
  const receivedAt = sent?.receivedAt === undefined ? undefined : new Date(sent.receivedAt);
  const steps = [
    ...(sent ? [{ when: texts.received, what: texts.saved(adviser) }] : []),
    { when: receivedAt ? formatContactTime(receivedAt) : formTexts.when, what: texts.call },
    { when: texts.draftWhen, what: texts.draft },
    { when: texts.openWhen, what: texts.open },
  ];
  return (
    <main className={classNames(pageStructureStyles.page, styles.success)} id="main">
      <div>
        <h1>{sent ? texts.title : texts.linked.title}</h1>
        {input.reference && (
          <p className={styles.reference}>
            <small>{texts.reference}</small>
            {input.reference}
          </p>
        )}
        {sent && !input.reference && <p className={styles.plain}>{texts.plain}</p>}
        {!sent && <p className={styles.plain}>{input.reference ? texts.linked.lead : texts.linked.leadPlain}</p>}
        <ol className={styles.timeline}>
          {steps.map(({ when, what }) => (
            <li key={what}>
              <b>{when}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
        <p className={textStyles.small}>{texts.note}</p>
      </div>
      <div className={styles.side}>
        {sent?.token && <PrivateLink token={sent.token} texts={demandZh} />}
        {sent && <SentDemandList locale="zh" sent={sent} texts={demandZh} />}
        <p className={textStyles.soft}>{texts.withdraw(hotline)}</p>
        <p className={styles.actions}>
          <LinkButton href={formatListHref("venue", defaultCity.pinyin)}>{texts.venues}</LinkButton>
          <LinkButton href="/customer/dakehu" variant="plain">
            {texts.another}
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
