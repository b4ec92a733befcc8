import type { KeyboardEvent } from "react";
import { eventTypes } from "../../../../domain/demand/demand-option.ts";
import { getLayoutName, type DemandSentenceSlot } from "../../../../domain/demand/format-demand-sentence.ts";
import { parseInteger } from "../../../../domain/format.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { layouts } from "../../../../domain/space/layouts.ts";
import { dayChoices, useToday } from "./date-fields.tsx";
import type { DemandValues } from "../form/demand-values.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import demandSentenceStyles from "./demand-sentence.module.css";

type Slot = Exclude<DemandSentenceSlot, "city">;

const fieldBySlot = {
  date: "startDate",
  days: "days",
  people: "people",
  layout: "layout",
  eventType: "eventType",
  budget: "budget",
  guestRooms: "guestRooms",
} as const satisfies Record<Slot, keyof DemandValues>;

const maxValues: Partial<Record<Slot, number>> = {
  people: demandLimits.people,
  budget: 999_999_999,
  guestRooms: demandLimits.guestRooms,
};

/** Returns the options of a gap with a fixed list; undefined for a typed one. */
function listChoices(slot: Slot, { locale, texts }: DemandForm): { value: string; name: string }[] | undefined {
  if (slot === "days")
    return dayChoices.map((count) => ({ value: String(count), name: `${count} ${texts.form.daysUnit}` }));
  if (slot === "layout") return layouts.map(({ key }) => ({ value: key, name: getLayoutName(key, locale) }));
  if (slot === "eventType") return eventTypes.map((type) => ({ value: type.id, name: type[locale] }));
  return undefined;
}

/** Parses a gap control's text as a form value; undefined if it is invalid, and the value stays unchanged. */
function parseGap(slot: Slot, text: string): { value: string | number | undefined } | undefined {
  if (slot === "days") return { value: Number(text) || undefined };
  const limit = maxValues[slot];
  if (limit === undefined) return { value: text };
  const read = parseInteger(text);
  return read !== undefined && read > limit ? undefined : { value: read };
}

/** Renders one gap of the sentence as an inline editor; Enter, Escape or blur closes it. */
export function GapEditor({
  slot,
  demand,
  onDone,
}: {
  slot: Slot;
  demand: DemandForm;
  onDone: (back: boolean) => void;
}) {
  const { form, texts } = demand;
  const today = useToday();
  const name = fieldBySlot[slot];
  const label = texts.gaps[slot];
  const choices = listChoices(slot, demand);
  const control = {
    className: classNames(demandSentenceStyles.blank, demandSentenceStyles.editor),
    "aria-label": label,
    autoFocus: true,
    value: String(form.getValues(name) ?? ""),
    onChange: (event: { target: { value: string } }) => {
      const read = parseGap(slot, event.target.value);
      if (read) form.setValue(name, read.value as never, { shouldDirty: true, shouldValidate: true });
    },
    onBlur: () => onDone(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      onDone(true);
    },
  };
  if (choices) {
    return (
      <select {...control}>
        <option value="">{label}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    );
  }
  if (slot === "date") return <input {...control} type="date" min={today} />;
  return <input {...control} type="text" inputMode="numeric" autoComplete="off" size={8} placeholder={label} />;
}
