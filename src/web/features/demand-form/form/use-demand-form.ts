import { type RefObject, type SubmitEvent, useMemo, useRef } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { getPhoneRule, type PhoneRule } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { formatFormAction } from "#domain/demand/wire/format-form-action.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { type FormField, fieldOrder } from "./form-field.ts";
import { type DemandChoices, type DemandFormOptions, getDemandChoices } from "./demand-form-options.ts";
import { type DemandValues, mergeInitialValues } from "./demand-values.ts";
import { useDeferredValidation } from "./use-deferred-validation.ts";
import { fillCity } from "../draft/fill-city.ts";
import { useDraft } from "../draft/use-draft.ts";
import { useToday } from "#web/platform/use-today.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import { useInertFields } from "./use-inert-fields.ts";
import { useSending } from "../queue/use-sending.ts";
import { loadFormTools, prepareFormTools } from "../tools/load-form-tools.ts";

export interface DemandForm {
  form: UseFormReturn<DemandValues>;
  formRef: RefObject<HTMLFormElement | null>;
  /** Props to spread on the form element. */
  wiring: ReturnType<typeof useDeferredValidation> & {
    /** Where the browser itself sends the form, while no script does or where its code is lost. */
    method: "post";
    action: string;
    noValidate: true;
    onFocus: () => void;
    ref: RefObject<HTMLFormElement | null>;
  };
  /** What is sent in addition to the fields. */
  origin: Pick<DemandFormOptions, "pageFrom" | "questions" | "attachment" | "initial">;
  texts: DemandTexts;
  locale: Locale;
  numbers: PhoneRule;
  /** Whether a demand from a mainland mobile needs the code sent to it. */
  verifies: boolean;
  /** What the fields offer. */
  choices: DemandChoices;
  /** The cities to choose from, where they are not those of the site. */
  cities: DemandFormOptions["cities"];
  numberField: DemandFormOptions["numberField"];
  /** ISO day in China; undefined until the page is hydrated, where its data do not say. */
  today: string | undefined;
  busy: boolean;
  /** One line about the submission: no network, or the server's message. */
  notice: string | undefined;
  /** The demand that is kept on this device until it can be sent; `isNew`: since this submission. */
  queued: { clientKey: string; isNew: boolean } | undefined;
  /** The first invalid field of the rejected demand that the form shows for mending. */
  mending: { field: FormField | undefined } | undefined;
  /** Takes a kept demand back into the form. */
  edit: () => void;
  /** Whether the values were restored from a draft. */
  restored: boolean;
  /** Whether a draft, where there is one, is in the form: until then it is not shown (`formatBeforePaintScript`). */
  isRead: boolean;
  discard: () => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Focuses a field's control once it is rendered. */
  focus: (field: FormField) => void;
}

/** Returns the form's rules, and whether they want the code of a mainland mobile. */
function useDemandResolver({ call, texts, locale, requiredAlternative, required }: DemandFormOptions) {
  const verifies = useRuntimeConfig().messages?.verify === true;
  const resolver = useMemo<Resolver<DemandValues>>(
    () =>
      async (values, ...rest) => {
        const tools = await loadFormTools().catch(() => undefined);
        // Without them nothing is judged; sending then says that there is no network.
        if (!tools) return { values, errors: {} };
        return tools.demandResolver({ call, texts, locale, requiredAlternative, required, verifies })(values, ...rest);
      },
    [call, texts, locale, requiredAlternative, required, verifies],
  );
  return { resolver, verifies };
}

/** Returns what the fields of a form read, as its page gives it. */
function useGivenForm(options: DemandFormOptions, resolver?: Resolver<DemandValues>) {
  const { call, texts, locale, initial, cities, numberField } = options;
  const choices = useMemo(() => options.choices ?? getDemandChoices(locale), [options.choices, locale]);
  const form = useForm<DemandValues>({
    // As the server writes it, which knows of no chosen city; the draft fills that in.
    defaultValues: fillCity(mergeInitialValues(initial), { locale, cities }),
    ...(resolver && { resolver }),
    mode: "onSubmit",
    shouldFocusError: false,
  });
  const today = useToday(options.today);
  const numbers = getPhoneRule(call, locale);
  return { form, origin: options, texts, locale, numbers, choices, cities, numberField, today };
}

/** Returns what has the browser send a form by itself, to the same rules. */
const getPlainWiring = ({ call, locale }: DemandFormOptions) =>
  ({ method: "post", action: formatFormAction(call, locale), noValidate: true }) as const;

/** Returns a demand form's state: validated values, draft, submission and its status. */
export function useDemandForm(options: DemandFormOptions): DemandForm {
  const { resolver, verifies } = useDemandResolver(options);
  const given = useGivenForm(options, resolver);
  const { form } = given;
  const { pauseAutosave, ...draft } = useDraft(form, options);
  const validationHandlers = useDeferredValidation(form);
  const { formRef, focus } = useFieldFocus();
  const { busy, queued, mending, notice, send, edit } = useSending({ form, formRef, options, pauseAutosave, focus });
  useInertFields(formRef, queued !== undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || queued) return;
    void form.handleSubmit(send, (errors) => {
      const firstInvalid = fieldOrder.find((field) => errors[field]);
      if (firstInvalid) focus(firstInvalid);
    })(event);
  };
  const wiring = { ...validationHandlers, ...getPlainWiring(options), onFocus: prepareFormTools, ref: formRef };
  return { ...given, ...draft, formRef, wiring, verifies, busy, queued, mending, notice, edit, submit, focus };
}

const doNothing = (): void => {};

/** Returns the state of a form that is only drawn: nothing is read from the device, judged, saved or sent. */
export function useDrawnDemandForm(options: DemandFormOptions): DemandForm {
  const given = useGivenForm(options);
  const formRef = useRef<HTMLFormElement>(null);
  const pointer = { onPointerDown: doNothing, onPointerUp: doNothing, onPointerCancel: doNothing };
  return {
    ...given,
    formRef,
    wiring: { ...pointer, ...getPlainWiring(options), onBlur: doNothing, onFocus: doNothing, ref: formRef },
    verifies: useRuntimeConfig().messages?.verify === true,
    busy: false,
    queued: undefined,
    mending: undefined,
    notice: undefined,
    restored: false,
    isRead: false,
    edit: doNothing,
    discard: doNothing,
    submit: doNothing,
    focus: doNothing,
  };
}
