import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { demandEn } from "../../../texts/demand/demand.en.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../texts/site/fill-template.ts";
import { WhatNext } from "../../features/demand-form/form/what-next.tsx";
import type { PageProps } from "../../page.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import type { CaseSuccessData, CaseSuccessInput } from "./types.ts";
import { classNames } from "../../ui/text/class-names.ts";
import demandFormStyles from "../../features/demand-form/form/demand-form.module.css";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders the confirmation of a demand: its reference number and what happens next. */
export function CaseSuccessView({ input }: PageProps<CaseSuccessInput, CaseSuccessData>) {
  const { adviser, hotline } = useRuntimeConfig();
  const texts = input.english ? demandEn : demandZh;
  const { success } = texts;
  const lead = input.reference ? fillTemplate(success.lead, { reference: input.reference }) : success.leadPlain;
  return (
    <main className={classNames(pageStructureStyles.page, demandFormStyles.formPage, styles.successPage)} id="main">
      <h1>{success.title}</h1>
      <p className={styles.lead}>{lead}</p>
      <WhatNext texts={texts} adviser={adviser} title={success.next} />
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
