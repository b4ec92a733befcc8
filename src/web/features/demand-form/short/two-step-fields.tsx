import { Button } from "#web/ui/forms/button.tsx";
import { VenueCopyLines } from "#web/ui/venue-copy/venue-copy-lines.tsx";
import { ConsentField } from "../fields/name-field.tsx";
import type { FormField } from "../form/form-field.ts";
import { isContactField, type ShortField } from "../form/short-demand-form-props.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { MeetingDone } from "../steps/meeting-step.tsx";
import { StepHeading } from "../steps/step-heading.tsx";
import { StepProblems } from "../steps/step-problems.tsx";
import type { useSteps } from "../steps/use-steps.ts";
import { AttachmentLine } from "./attachment-line.tsx";
import { ShortFieldGroup, type ShortFieldGroupProps } from "./short-field-group.tsx";
import type { DemandAttachment } from "../form/demand-question.ts";
import demandFormStyles from "../form/demand-form.module.css";
import meetingStepStyles from "../steps/meeting-step.module.css";

interface TwoStepFieldsProps extends ShortFieldGroupProps {
  steps: ReturnType<typeof useSteps>;
  attachment: DemandAttachment | undefined;
}

/** Returns the fields of the first step: what is wanted. */
export const listWantedFields = (fields: readonly ShortField[]) => fields.filter((field) => !isContactField(field));

/** Renders a short form in two steps: what is wanted first, the contact second. */
export function TwoStepFields({ steps, attachment, ...group }: TwoStepFieldsProps) {
  const { demand, fields, moreFields } = group;
  const { form: texts } = demand.texts;
  const { step, attempted, goToStep } = steps;
  const firstFields = listWantedFields([...fields, ...moreFields]);
  const contact: FormField[] = [...fields, ...moreFields].filter(isContactField);
  return (
    <ol className={meetingStepStyles.steps}>
      {step === "meeting" ? (
        <>
          <li className={meetingStepStyles.currentStep}>
            <StepHeading title={texts.meeting} step={1} texts={demand.texts} />
            <div className={demandFormStyles.fieldGroup}>
              <ShortFieldGroup {...group} fields={listWantedFields(fields)} moreFields={listWantedFields(moreFields)} />
              <StepProblems demand={demand} fields={firstFields} attempted={attempted} />
              <Button type="submit" variant="ink" full>
                {texts.next}
              </Button>
            </div>
          </li>
          <li className={meetingStepStyles.laterStep}>
            <StepHeading title={texts.contact} step={2} texts={demand.texts} />
          </li>
        </>
      ) : (
        <>
          <MeetingDone demand={demand} onChange={() => goToStep("meeting")} />
          <li className={meetingStepStyles.currentStep}>
            <StepHeading title={texts.contact} step={2} texts={demand.texts} />
            <div className={demandFormStyles.fieldGroup}>
              <ShortFieldGroup
                {...group}
                fields={fields.filter(isContactField)}
                moreFields={moreFields.filter(isContactField)}
                questions={[]}
              />
              <AttachmentLine demand={demand} attachment={attachment} />
              <ConsentField {...demand} />
              <StepProblems
                demand={demand}
                fields={[...contact, "consent"]}
                attempted={demand.form.formState.submitCount > 0}
              />
              <SubmitButton {...demand} />
              <VenueCopyLines locale={demand.locale} />
            </div>
          </li>
        </>
      )}
    </ol>
  );
}
