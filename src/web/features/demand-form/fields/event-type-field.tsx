import { useController } from "react-hook-form";
import { type EventTypeId, eventTypes, primaryEventTypes } from "../../../../domain/demand/demand-option.ts";
import { Select } from "../../../ui/forms/field.tsx";
import { PickList } from "./pick-list.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

const rest = eventTypes.filter((type) => type.id === "other" || !primaryEventTypes.includes(type.id));

/** Renders the most common event types; 其他 opens the others. */
export function EventTypeField({ form, texts, locale }: DemandForm) {
  const { field, fieldState } = useController({ control: form.control, name: "eventType" });
  const behindOther = rest.some((type) => type.id === field.value);
  const first = primaryEventTypes.map((id) => ({ id, name: eventTypes.find((type) => type.id === id)![locale] }));
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
          value={field.value}
          onChange={(event) => pick(event.target.value as EventTypeId)}
        >
          {rest.map((type) => (
            <option key={type.id} value={type.id}>
              {type[locale]}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
