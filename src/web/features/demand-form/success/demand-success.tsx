import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { WhatNext } from "../form/what-next.tsx";
import { getNothingSentTexts } from "./nothing-sent-demand.tsx";
import { PrivateLink } from "./private-link.tsx";
import { SentDemandList } from "./sent-demand-list.tsx";
import { useSentDemand } from "./use-sent-demand.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import demandFormStyles from "../form/demand-form.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./demand-success.module.css";

interface DemandSuccessProps {
  /** Reference of the demand; undefined where it repeats one whose reference is not known. */
  reference: string | undefined;
  texts: DemandTexts;
  locale: Locale;
}

/** Returns title and text: that the demand was received only where this visit sent it, since anyone can open the address. */
function getHeading({ reference, texts: { success }, locale }: DemandSuccessProps, isSent: boolean) {
  const { linked } = getNothingSentTexts(locale);
  const { title, lead, leadPlain } = isSent ? success : linked;
  return { title, lead: reference === undefined ? leadPlain : fillTemplate(lead, { reference }) };
}

/** Renders the confirmation of a demand: its reference number, what was sent and what happens next. */
export function DemandSuccess(props: DemandSuccessProps) {
  const { reference, texts, locale } = props;
  const { adviser, hotline } = useRuntimeConfig();
  const { success } = texts;
  const sent = useSentDemand(reference);
  const { title, lead } = getHeading(props, sent !== undefined);
  const receivedAt = sent?.receivedAt === undefined ? undefined : new Date(sent.receivedAt);
  return (
    <main className={classNames(pageStructureStyles.page, demandFormStyles.formPage, styles.successPage)} id="main">
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <WhatNext
        texts={texts}
        locale={locale}
        adviser={adviser}
        title={sent ? success.next : getNothingSentTexts(locale).linked.next}
        receivedAt={receivedAt}
        email={sent?.values.email.trim()}
      />
      {sent?.token && <PrivateLink token={sent.token} texts={texts} />}
      {sent && <SentDemandList sent={sent} texts={texts} locale={locale} />}
      {hotline && (
        <p className={textStyles.soft}>{fillTemplate(success.hotline, { hotline: markSample(hotline, locale) })}</p>
      )}
      <p className={styles.actions}>
        <LinkButton href="/">{success.home}</LinkButton>
        <LinkButton href={formatDemandFormHref({}, locale === "en" ? "en" : undefined)} variant="plain">
          {success.another}
        </LinkButton>
      </p>
    </main>
  );
}
