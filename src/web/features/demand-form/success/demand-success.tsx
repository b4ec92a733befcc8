import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { WhatNext } from "../form/what-next.tsx";
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

/** Renders the confirmation of a demand: its reference number, what was sent and what happens next. */
export function DemandSuccess({ reference, texts, locale }: DemandSuccessProps) {
  const { adviser, hotline } = useRuntimeConfig();
  const { success } = texts;
  const sent = useSentDemand(reference);
  const receivedAt = sent?.receivedAt === undefined ? undefined : new Date(sent.receivedAt);
  return (
    <main className={classNames(pageStructureStyles.page, demandFormStyles.formPage, styles.successPage)} id="main">
      <h1>{success.title}</h1>
      <p className={styles.lead}>{reference ? fillTemplate(success.lead, { reference }) : success.leadPlain}</p>
      <WhatNext
        texts={texts}
        locale={locale}
        adviser={adviser}
        title={success.next}
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
