import { type ComponentType, useEffect, useRef, useState } from "react";
import { formatDemandFormHref } from "../../../../domain/demand/format-demand-form-href.ts";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import { whenNearAndOnline } from "../../../platform/lazy-loading/when-near-and-online.ts";
import { LinkButton } from "../../../ui/forms/button.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import demandFormStyles from "./demand-form.module.css";
import fieldStyles from "../../../ui/forms/field.module.css";
import listSkeletonStyles from "../../../ui/states/list-skeleton.module.css";
import styles from "./short-demand-form.module.css";

const fields = ["name", "mobile", "people", "city"] as const;

/** Renders the form's skeleton with a link to the full form until the code has loaded. */
function FormSkeleton({ texts = demandZh }: Pick<ShortDemandFormProps, "texts">) {
  return (
    <>
      <div className={demandFormStyles.halves}>
        {fields.map((name) => (
          <div className={fieldStyles.field} key={name}>
            <span className={fieldStyles.label}>{texts.form[name]}</span>
            <span className={classNames(listSkeletonStyles.skeleton, styles.fieldPlaceholder)} />
          </div>
        ))}
      </div>
      <span className={classNames(listSkeletonStyles.skeleton, styles.consentPlaceholder)} />
      <LinkButton href={formatDemandFormHref()} variant="act" full>
        {texts.form.title}
      </LinkButton>
    </>
  );
}

/**
 * Renders the short demand form at the end of a page about something else. Its code (rules, form state, queue) loads
 * when the form comes near the viewport, without a layout shift.
 */
export function ShortDemandForm(props: ShortDemandFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<ShortDemandFormProps>>();
  useEffect(() => {
    if (!container.current) return;
    return whenNearAndOnline(container.current, () => {
      import("./short-demand-fields.tsx").then(
        (module) => setForm(() => module.ShortDemandFields),
        () => undefined,
      );
    });
  }, []);
  if (Form) return <Form {...props} />;
  return (
    <div className={demandFormStyles.shortForm} ref={container}>
      <FormSkeleton texts={props.texts} />
    </div>
  );
}
