import { type ComponentType, useEffect, useRef, useState } from "react";
import { type DemandCall, getPhoneRule } from "../../../../domain/demand/demand-call.ts";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import { getDraftSlot } from "../../../platform/storage/draft-slot.ts";
import { loadCalendarNote } from "../../../ui/calendar/calendar-note.tsx";
import { whenNearAndOnline } from "../../../platform/lazy-loading/when-near-and-online.ts";
import { findMendingKey } from "../queue/mending-demand.ts";
import { DeferredFormSkeleton } from "../short/deferred-form-skeleton.tsx";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import demandFormStyles from "./demand-form.module.css";

/** Loads the form, with it the field of the phone number where the call has its own, and the calendar where a draft may name a day. */
async function loadForm(call: DemandCall, locale: Locale): Promise<ComponentType<ShortDemandFormProps>> {
  const [{ ShortDemandFields }, number] = await Promise.all([
    import("./short-demand-fields.tsx"),
    getPhoneRule(call, "zh") === "byCountry" ? import("../phone/calling-number-field.tsx") : undefined,
    getDraftSlot(call, locale).read() === undefined ? undefined : loadCalendarNote(),
  ]);
  const numberField = number?.CallingNumberField;
  return numberField ? (props) => <ShortDemandFields {...props} numberField={numberField} /> : ShortDemandFields;
}

/**
 * Renders the short demand form at the end of a page about something else. Its code (rules, form state, queue) loads
 * when the form comes near the viewport, without a layout shift.
 */
export function ShortDemandForm(props: ShortDemandFormProps) {
  const { call = "common/caseSubmit", locale = "zh" } = props;
  const container = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType<ShortDemandFormProps>>();
  useEffect(() => {
    if (!container.current) return;
    const load = () =>
      void loadForm(call, locale).then(
        (loaded) => setForm(() => loaded),
        () => undefined,
      );
    // A link to this form, to mend a demand that it sent.
    if (findMendingKey({ call, locale })) container.current.scrollIntoView();
    return whenNearAndOnline(container.current, load);
  }, [call, locale]);
  if (Form) return <Form {...props} />;
  const { children: _, onValues: __, ...shown } = props;
  return (
    <div className={demandFormStyles.shortForm} data-fills data-restores="demand-mending" ref={container}>
      {props.children}
      <DeferredFormSkeleton {...shown} />
    </div>
  );
}
