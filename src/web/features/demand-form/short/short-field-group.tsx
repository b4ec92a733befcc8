import { useState } from "react";
import { useWatch } from "react-hook-form";
import { getFieldLabel, type PlacedQuestion, type ShortField } from "../form/short-demand-form-props.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { DemandField } from "./demand-field.tsx";
import { QuestionField } from "./question-field.tsx";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import demandFormStyles from "../form/demand-form.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./short-fields.module.css";

export interface ShortFieldGroupProps {
  demand: DemandForm;
  fields: readonly ShortField[];
  moreFields: readonly ShortField[];
  /** Fields that the form requires; the others among `fields` say 选填. */
  required: readonly ShortField[];
  questions: readonly PlacedQuestion[];
  /** Leaves out what is folded away: the skeleton of a form opens nothing. */
  isSkeleton?: boolean | undefined;
}

/** Joins the labels of the folded fields for the line that opens them. */
const formatFoldTitle = (labels: readonly string[], locale: DemandForm["locale"]) =>
  labels.join(locale === "en" ? ", " : "、");

/**
 * Renders the optional fields, folded away unless one of them is invalid. A draft or the page may have filled some in: the line says
 * how many, since fields that unfold by themselves would move what is read below them.
 */
function MoreFields({ demand, moreFields, questions, isSkeleton }: Omit<ShortFieldGroupProps, "fields" | "required">) {
  const { form, texts, numbers, locale } = demand;
  const [open, setOpen] = useState(false);
  const values = useWatch({ control: form.control });
  const filledIn = moreFields.filter((field) => {
    const value = values[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const answered = questions.filter(({ id }) => values.answers?.[id]);
  const count = filledIn.length + answered.length;
  const isBroken = moreFields.some((field) => form.formState.errors[field]);
  const labels = [
    ...moreFields.map((field) => getFieldLabel(texts, field, numbers !== "mainland")),
    ...questions.map(({ label }) => label),
  ];
  if (labels.length === 0) return null;
  return (
    <details className={styles.more} open={open || isBroken} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={textStyles.caret}>
        <span>{formatFoldTitle(labels, locale)}</span>
        <small>{count > 0 ? fillTemplate(texts.form.filledIn, { n: count }) : texts.form.optional}</small>
      </summary>
      {!isSkeleton && (
        <div className={classNames(demandFormStyles.fieldGroup, demandFormStyles.halves)}>
          {moreFields.map((name) => (
            <DemandField demand={demand} key={name} name={name} />
          ))}
          {questions.map((question) => (
            <QuestionField demand={demand} key={question.id} question={question} />
          ))}
        </div>
      )}
    </details>
  );
}

/** Renders the fields of a short form, or of one of its steps: those shown, then those folded away. */
export function ShortFieldGroup(props: ShortFieldGroupProps) {
  const { demand, fields, moreFields, required, questions, isSkeleton } = props;
  const byPlace = (place: PlacedQuestion["place"]) => questions.filter((one) => (one.place ?? "more") === place);
  const renderQuestions = (place: PlacedQuestion["place"]) =>
    byPlace(place).map((question) => <QuestionField demand={demand} key={question.id} question={question} />);
  return (
    <>
      <div className={demandFormStyles.halves}>
        {renderQuestions("first")}
        {fields.map((name) => (
          <DemandField
            aside={required.includes(name) ? undefined : demand.texts.form.optional}
            demand={demand}
            key={name}
            name={name}
          />
        ))}
        {renderQuestions("last")}
      </div>
      <MoreFields demand={demand} isSkeleton={isSkeleton} moreFields={moreFields} questions={byPlace("more")} />
    </>
  );
}
