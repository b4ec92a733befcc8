import { useMemo, useSyncExternalStore } from "react";
import { toChinaDay } from "../../../domain/day.ts";
import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { demandEn } from "../../../texts/demand/demand.en.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../texts/site/fill-template.ts";
import { WhatNext } from "../../features/demand-form/form/what-next.tsx";
import { listDemandRows } from "../../features/demand-form/queue/list-demand-rows.ts";
import { sentDemand } from "../../features/demand-form/queue/sent-demand.ts";
import type { PageProps } from "../../page.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import type { CaseSuccessData, CaseSuccessInput } from "./types.ts";
import { classNames } from "../../ui/text/class-names.ts";
import demandFormStyles from "../../features/demand-form/form/demand-form.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const subscribe = () => () => undefined;

/** Returns the demand of this reference, which this visit sent; undefined for another one and on the server. */
function useSentDemand(reference: string | undefined) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const sent = useMemo(() => (isHydrated ? sentDemand.read() : undefined), [isHydrated]);
  return sent?.reference === reference ? sent : undefined;
}

/** Renders the confirmation of a demand: its reference number, what was sent and what happens next. */
export function CaseSuccessView({ input }: PageProps<CaseSuccessInput, CaseSuccessData>) {
  const { adviser, hotline } = useRuntimeConfig();
  const texts = input.english ? demandEn : demandZh;
  const locale = input.english ? "en" : "zh";
  const { success } = texts;
  const sent = useSentDemand(input.reference);
  const receivedAt = sent?.receivedAt === undefined ? undefined : new Date(sent.receivedAt);
  const lead = input.reference ? fillTemplate(success.lead, { reference: input.reference }) : success.leadPlain;
  return (
    <main className={classNames(pageStructureStyles.page, demandFormStyles.formPage, styles.successPage)} id="main">
      <h1>{success.title}</h1>
      <p className={styles.lead}>{lead}</p>
      <WhatNext
        texts={texts}
        locale={locale}
        adviser={adviser}
        title={success.next}
        receivedAt={receivedAt}
        email={sent?.values.email.trim()}
      />
      {sent && (
        <section className={styles.sent}>
          <h2 className={textStyles.soft}>{success.sent}</h2>
          <dl>
            {listDemandRows(sent.values, texts, locale, toChinaDay(receivedAt ?? new Date())).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={textStyles.soft}>{fillTemplate(success.hotline, { hotline })}</p>
      <p className={styles.actions}>
        <LinkButton href="/">{success.home}</LinkButton>
        <LinkButton href={formatDemandFormHref()} variant="plain">
          {success.another}
        </LinkButton>
      </p>
    </main>
  );
}
