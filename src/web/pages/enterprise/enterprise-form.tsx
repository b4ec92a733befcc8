import type { Output } from "#contract/index.ts";
import { useMemo } from "react";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { PlacedQuestion } from "../../features/demand-form/form/short-demand-form-props.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./enterprise-form.module.css";

const { form: texts } = enterpriseZh;

const fields = ["company", "name", "mobile", "cityCode"] as const;
const moreFields = ["email", "remarks"] as const;
const wording = { title: enterpriseZh.title, submit: texts.submit, remarksHint: "" };

/** Renders what follows the call, and the form that asks for it. */
export function EnterpriseForm({ options }: { options: Output<"activity/getEnterpriseOptions"> }) {
  const { adviser } = useRuntimeConfig();
  const { eventsPerYear, budgets } = options;
  const questions = useMemo(
    (): PlacedQuestion[] => [
      { id: "eventsPerYear", label: texts.eventsPerYear, options: eventsPerYear },
      { id: "budget", label: texts.budget, options: budgets },
      { id: "position", label: texts.position, autoComplete: "organization-title" },
    ],
    [eventsPerYear, budgets],
  );
  return (
    <section className={pageStructureStyles.section} id="apply">
      <div className={styles.apply}>
        <div>
          <h2>{texts.heading}</h2>
          <p className={classNames(textStyles.soft, styles.lead)}>{texts.text}</p>
          <ol className={styles.next}>
            <li>
              <b>
                <CallbackText format={(time = texts.when) => time} />
              </b>
              <span>{texts.call(adviser)}</span>
            </li>
            <li>
              <b>{texts.draftWhen}</b>
              <span>{texts.draft}</span>
            </li>
          </ol>
        </div>
        <ShortDemandForm
          call="activity/enterpriseApply"
          fields={fields}
          moreFields={moreFields}
          pageFrom="customer/dakehu"
          questions={questions}
          wording={wording}
        />
      </div>
    </section>
  );
}
