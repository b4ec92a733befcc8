import { useController } from "react-hook-form";
import { getAnswerField } from "#domain/demand/wire/get-answer-field.ts";
import { Select, TextInput } from "#web/ui/forms/field.tsx";
import { PickList } from "../fields/pick-list.tsx";
import { type DemandQuestion, maxAnswerLength } from "../form/demand-question.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import styles from "./short-fields.module.css";

/** Choices that are shown at once; more become a select. */
const maxShownChoices = 6;

/**
 * Renders a question of the form: a text, a few choices at once, or many as a select. In the document each choice has its name, which the
 * browser sends where no script does; the form holds its id.
 */
export function QuestionField({ demand, question }: { demand: DemandForm; question: DemandQuestion }) {
  const { id, label, options, autoComplete = "off" } = question;
  const { field } = useController({ control: demand.form.control, name: `answers.${id}` });
  const answer = field.value ?? "";
  const value = options?.find((option) => option.id === answer)?.name ?? answer;
  const choose = (name: string) => field.onChange(options?.find((option) => option.name === name)?.id ?? "");
  const wiring = { ref: field.ref, name: getAnswerField(label), onBlur: field.onBlur, value };
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
        <PickList
          label={label}
          name={wiring.name}
          options={options.map(({ name }) => ({ id: name, name }))}
          value={value}
          onPick={choose}
        />
      </div>
    );
  }
  return (
    <Select label={label} onChange={(event) => choose(event.target.value)} {...wiring}>
      <option value="">{demand.texts.form.choose}</option>
      {options.map((option) => (
        <option key={option.id}>{option.name}</option>
      ))}
    </Select>
  );
}
