import { type KeyboardEvent, useState } from "react";
import { getLayoutName, type DemandSentenceSlot } from "#domain/demand/format-demand-sentence.ts";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { layouts } from "#domain/space/layouts.ts";
import { formatMostDays } from "#texts/demand/format-most-days.ts";
import { getDemandMessage } from "#texts/demand/get-demand-message.ts";
import { useQuantityInput } from "#web/ui/forms/use-quantity-input.ts";
import { dayChoices } from "../dates/date-fields.tsx";
import { quantityFields } from "./number-field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import demandSentenceStyles from "./demand-sentence.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

type Slot = Exclude<DemandSentenceSlot, "city">;
type QuantitySlot = Extract<Slot, keyof typeof quantityFields>;
type ChoiceSlot = Exclude<Slot, QuantitySlot | "date">;

const isQuantity = (slot: Slot): slot is QuantitySlot => slot in quantityFields;

/** Returns the options of a gap with a fixed list. */
function listChoices(slot: ChoiceSlot, { locale, texts, choices }: DemandForm): { value: string; name: string }[] {
  if (slot === "days")
    return dayChoices.map((count) => ({ value: String(count), name: `${count} ${texts.form.daysUnit}` }));
  if (slot === "layout") return layouts.map(({ key }) => ({ value: key, name: getLayoutName(key, locale) }));
  return choices.eventTypes.map(({ id, name }) => ({ value: id, name }));
}

interface GapEditorProps<S extends Slot = Slot> {
  slot: S;
  demand: DemandForm;
  /** Closes the editor; `back`: by keyboard, so that the focus returns to the gap. `problem`: why the text was refused. */
  onDone: (back: boolean, problem?: string) => void;
}

/** Returns the props that all controls of a gap share; Enter, Escape or blur closes it. */
const createControl = ({ slot, demand, onDone }: GapEditorProps) => ({
  className: classNames(demandSentenceStyles.blank, demandSentenceStyles.editor),
  "aria-label": demand.texts.gaps[slot],
  autoFocus: true,
  onBlur: () => onDone(false),
  onKeyDown: withoutComposingKeys((event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    onDone(true);
  }),
});

/** Renders a typed gap. A text that cannot be read changes nothing, and the sentence says so. */
function QuantityGap({ slot, demand, onDone }: GapEditorProps<QuantitySlot>) {
  const { form, texts } = demand;
  const [value, setValue] = useState(form.getValues(slot));
  const input = useQuantityInput({
    ...quantityFields[slot],
    value,
    onValue: (next) => {
      setValue(next);
      if (!Number.isNaN(next)) form.setValue(slot, next, { shouldDirty: true, shouldValidate: true });
    },
  });
  const problem = Number.isNaN(value) ? getDemandMessage(texts, slot, "number") : undefined;
  return (
    <input
      {...createControl({ slot, demand, onDone: (back) => onDone(back, problem) })}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      size={8}
      placeholder={texts.gaps[slot]}
      aria-invalid={problem ? true : undefined}
      value={input.text}
      onChange={input.onChange}
      onFocus={input.onFocus}
    />
  );
}

function DateGap(props: GapEditorProps<"date">) {
  const { form, today } = props.demand;
  return (
    <input
      {...createControl(props)}
      type="date"
      min={today}
      value={form.getValues("startDate")}
      onChange={(event) => form.setValue("startDate", event.target.value, { shouldDirty: true, shouldValidate: true })}
    />
  );
}

function ChoiceGap(props: GapEditorProps<ChoiceSlot>) {
  const { slot, demand } = props;
  const { form, texts } = demand;
  const set = (text: string) => {
    const value = slot === "days" ? Number(text) || undefined : text;
    form.setValue(slot, value as never, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <select
      {...createControl(props)}
      value={String(form.getValues(slot) ?? "")}
      onChange={(event) => set(event.target.value)}
    >
      <option value="">{texts.gaps[slot]}</option>
      {listChoices(slot, demand).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
      {slot === "days" && <option disabled>{formatMostDays(formatNumber(demandLimits.days), demand.locale)}</option>}
    </select>
  );
}

/** Renders one gap of the sentence as an inline editor. */
export function GapEditor({ slot, ...props }: GapEditorProps) {
  if (isQuantity(slot)) return <QuantityGap slot={slot} {...props} />;
  return slot === "date" ? <DateGap slot={slot} {...props} /> : <ChoiceGap slot={slot} {...props} />;
}
