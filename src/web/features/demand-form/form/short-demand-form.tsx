import { type ComponentType, useEffect, useRef, useState } from "react";
import { formatDemandFormHref } from "../../../../domain/demand/format-demand-form-href.ts";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import { whenNearAndOnline } from "../../../platform/lazy-loading/when-near-and-online.ts";
import { LinkButton } from "../../../ui/forms/button.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import "./demand-form.css";

const fields = ["name", "mobile", "people", "city"] as const;

/** Renders the form's skeleton with a link to the full form until the code has loaded. */
function FormSkeleton({ texts = demandZh }: Pick<ShortDemandFormProps, "texts">) {
  return (
    <>
      <div className="half">
        {fields.map((name) => (
          <div className="field" key={name}>
            <span className="lab">{texts.form[name]}</span>
            <span className="sk box" />
          </div>
        ))}
      </div>
      <span className="sk tick-line" />
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
    <div className="demand-form short-demand" ref={container}>
      <FormSkeleton texts={props.texts} />
    </div>
  );
}
