import type { Output } from "#contract/index.ts";
import { useMemo } from "react";
import { enterpriseZh } from "#texts/site/enterprise.zh.ts";
import { splitSample } from "#texts/site/mark-sample.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import type { PlacedQuestion } from "../../features/demand-form/form/short-demand-form-props.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { CallbackText } from "../../ui/text/callback-text.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { Seal } from "../../ui/text/seal.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./enterprise-form.module.css";

const { form: texts } = enterpriseZh;

const fields = ["company", "name", "mobile", "cityCode"] as const;
const moreFields = ["email", "remarks"] as const;
const wording = { title: enterpriseZh.title, submit: texts.submit, remarksHint: "" };

/** Renders the signature block: the form that asks for a call as one party, the adviser with their seal as the other. */
export function EnterpriseForm({ options }: { options: Output<"activity/getEnterpriseOptions"> }) {
  const name = splitSample(useRuntimeConfig().adviser).text;
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
    <section className={classNames(styles.signatures, visibilityStyles.noPrint)} id="apply">
      <div>
        <h2>{texts.partyA}</h2>
        <ShortDemandForm
          call="activity/enterpriseApply"
          fields={fields}
          moreFields={moreFields}
          pageFrom="customer/dakehu"
          questions={questions}
          wording={wording}
        />
      </div>
      <div>
        <h2>{texts.partyB}</h2>
        <div className={styles.adviser}>
          <Seal name={name} />
          <p>{texts.speech}</p>
        </div>
        <p className={textStyles.soft}>
          <CallbackText format={(time) => texts.adviser(name, time)} />
        </p>
      </div>
    </section>
  );
}
