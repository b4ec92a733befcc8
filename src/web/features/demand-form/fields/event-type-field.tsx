import { useController } from "react-hook-form";
import { type EventTypeId, primaryEventTypes } from "#domain/demand/demand-option.ts";
import { Select } from "#web/ui/forms/field.tsx";
import { PickList } from "./pick-list.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

/** Renders the most common event types; 其他 opens the others. */
export function EventTypeField({ form, texts, choices }: DemandForm) {
  const { field, fieldState } = useController({ control: form.control, name: "eventType" });
  const types = choices.eventTypes as readonly { id: EventTypeId; name: string }[];
  const rest = types.filter(({ id }) => id === "other" || !primaryEventTypes.includes(id));
  const behindOther = rest.some((type) => type.id === field.value);
  const first = primaryEventTypes.flatMap((id) => types.find((type) => type.id === id) ?? []);
  const pick = (id: EventTypeId | "") => field.onChange(id);
  return (
    <>
      <PickList
        label={texts.form.eventType}
        name="eventType"
        options={first}
        value={behindOther ? "other" : field.value}
        onPick={pick}
        error={fieldState.error?.message}
      />
      {behindOther && (
        <Select
          label={texts.form.moreTypes}
          name="eventType"
          value={field.value}
          onChange={(event) => pick(event.target.value as EventTypeId)}
        >
          {rest.map((type) => (
            <option key={type.id} value={type.id}>
              {type.name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

/** Renders all event types as one native select, for short forms. */
export function EventTypeSelect({ demand, aside }: { demand: DemandForm; aside?: string }) {
  const { form, texts, choices } = demand;
  const { field, fieldState } = useController({ control: form.control, name: "eventType" });
  return (
    <Select
      label={texts.form.eventType}
      aside={aside}
      error={fieldState.error?.message}
      data-field="eventType"
      {...field}
    >
      <option value="">{texts.form.choose}</option>
      {choices.eventTypes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
