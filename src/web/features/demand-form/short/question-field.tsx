import { useController } from "react-hook-form";
import { Select, TextInput } from "../../../ui/forms/field.tsx";
import { PickList } from "../fields/pick-list.tsx";
import { type DemandQuestion, maxAnswerLength } from "../form/demand-question.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./short-fields.module.css";

/** Choices that are shown at once; more become a select. */
const maxShownChoices = 6;

/** Renders a question of the form: a text, a few choices at once, or many as a select. */
export function QuestionField({ demand, question }: { demand: DemandForm; question: DemandQuestion }) {
  const { id, label, options, autoComplete = "off" } = question;
  const { field } = useController({ control: demand.form.control, name: `answers.${id}` });
  const value = field.value ?? "";
  const wiring = { ref: field.ref, name: field.name, onBlur: field.onBlur, value };
  if (!options) {
    return (
      <TextInput
        label={label}
        autoComplete={autoComplete}
        maxLength={maxAnswerLength}
        onChange={field.onChange}
        {...wiring}
      />
    );
  }
  if (options.length <= maxShownChoices) {
    return (
      <div className={styles.wide}>
        <PickList label={label} name={id} options={options} value={value} onPick={field.onChange} />
      </div>
    );
  }
  return (
    <Select label={label} onChange={field.onChange} {...wiring}>
      <option value="">{demand.texts.form.choose}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}
