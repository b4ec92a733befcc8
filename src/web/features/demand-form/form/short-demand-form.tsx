import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type DemandCall, getPhoneRule } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { NetworkError } from "#web/platform/api/api-error.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import { loadOnce } from "#web/platform/lazy-loading/load-once.ts";
import { getDraftSlot } from "#web/platform/storage/draft-slot.ts";
import { loadCalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import { whenNearAndOnline } from "#web/platform/lazy-loading/when-near-and-online.ts";
import { showToast } from "#web/ui/overlay/toast.ts";
import { sendByBrowser } from "#web/platform/start/send-by-browser.ts";
import { findMendingKey } from "../queue/mending-demand.ts";
import { DeferredFormSkeleton } from "../short/deferred-form-skeleton.tsx";
import type { EarlyInput } from "../short/early-input.ts";
import type { ShortDemandFormProps } from "./short-demand-form-props.ts";
import demandFormStyles from "./demand-form.module.css";

/** A form whose code is here, and what was done in its skeleton. */
interface LoadedForm {
  Form: ComponentType<ShortDemandFormProps>;
  early: EarlyInput;
}

/** Loads the form once a word that is being composed is finished, with it the field of the phone number where the call has its own, and the calendar where a draft may name a day. */
async function loadForm(call: DemandCall, locale: Locale) {
  const [{ ShortDemandFields, readEarlyInput, whenComposed }, number] = await Promise.all([
    import("./short-demand-fields.tsx"),
    getPhoneRule(call, "zh") === "byCountry" ? import("../phone/calling-number-field.tsx") : undefined,
    getDraftSlot(call, locale).read() === undefined ? undefined : loadCalendarNote(),
  ]);
  const numberField = number?.CallingNumberField;
  await whenComposed();
  return {
    Form: numberField
      ? (props: ShortDemandFormProps) => <ShortDemandFields {...props} numberField={numberField} />
      : ShortDemandFields,
    readEarlyInput,
  };
}

/** Has the browser send the form whose code is lost, if that is what was wanted; says so where it cannot. */
async function sendOrNotify(skeleton: HTMLElement, pressed: string | undefined, locale: Locale): Promise<void> {
  const form = pressed === "submit" && skeleton.querySelector("form");
  if (form && (await sendByBrowser(form))) return;
  if (pressed) showToast(getErrorText(new NetworkError("No code."), locale) ?? "", { kind: "warn" });
}

/** Loads the form once it is near or something of it is pressed, which is done then; what is typed in the skeleton goes into it. */
function useLoadedForm(container: RefObject<HTMLDivElement | null>, call: DemandCall, locale: Locale) {
  const [loaded, setLoaded] = useState<LoadedForm>();
  useEffect(() => {
    const skeleton = container.current;
    if (!skeleton) return;
    let pressed: string | undefined;
    const touched = new Set<EventTarget | null>();
    skeleton.addEventListener("input", ({ target }) => touched.add(target));
    const load = loadOnce(async () => {
      const { Form, readEarlyInput } = await loadForm(call, locale);
      // In one step: a letter typed, or a button pressed, between the reading and the rendering would be lost.
      flushSync(() => setLoaded({ Form, early: { ...readEarlyInput(skeleton, touched), pressed } }));
    });
    const loadOrSend = () => void load().catch(() => sendOrNotify(skeleton, pressed, locale));
    const press = (control: string | undefined) => {
      if (control === undefined) return;
      pressed = control;
      loadOrSend();
    };
    skeleton.addEventListener("submit", (event) => {
      event.preventDefault();
      press("submit");
    });
    skeleton.addEventListener("click", ({ target }) =>
      press((target as Element).closest<HTMLElement>("button[data-field]")?.dataset.field),
    );
    // A link to this form, to mend a demand that it sent.
    if (findMendingKey({ call, locale })) skeleton.scrollIntoView();
    return whenNearAndOnline(skeleton, loadOrSend);
  }, [container, call, locale]);
  return loaded;
}

/**
 * Renders the short demand form at the end of a page about something else. Its code (rules, form state, queue) loads
 * when the form comes near the viewport, without a layout shift and without the loss of what is done before.
 */
export function ShortDemandForm(props: ShortDemandFormProps) {
  const { call = "common/caseSubmit", locale = "zh" } = props;
  const container = useRef<HTMLDivElement>(null);
  const loaded = useLoadedForm(container, call, locale);
  if (loaded) return <loaded.Form {...props} early={loaded.early} />;
  const { children: _, onValues: __, ...shown } = props;
  return (
    <div className={demandFormStyles.shortForm} data-fills data-restores="demand-mending" ref={container}>
      {props.children}
      <DeferredFormSkeleton {...shown} />
    </div>
  );
}
