import { getPhoneRule } from "#domain/demand/demand-call.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { VenueCopyLines } from "#web/ui/venue-copy/venue-copy-lines.tsx";
import { UnseenFields } from "../fields/unseen-fields.tsx";
import demandFormStyles from "../form/demand-form.module.css";
import type { ShortDemandFormProps } from "../form/short-demand-form-props.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { CallingNumberField } from "../phone/calling-number-field.tsx";
import meetingStepStyles from "../steps/meeting-step.module.css";
import { StepHeading } from "../steps/step-heading.tsx";
import { OneStepFields } from "./one-step-fields.tsx";
import { ShortFieldGroup } from "./short-field-group.tsx";
import { listWantedFields } from "./two-step-fields.tsx";
import { useDrawnShortDemand } from "./use-short-demand.ts";

/**
 * Renders the form as the browser itself sends it, until its code has loaded: what takes its place has its size at every width, in every
 * language and text size.
 */
export function FormSkeleton(props: ShortDemandFormProps) {
  const { call = "common/caseSubmit", locale = "zh", attachment, twoSteps } = props;
  const isByCountry = getPhoneRule(call, locale) === "byCountry";
  const group = useDrawnShortDemand(isByCountry ? { ...props, numberField: CallingNumberField } : props);
  const { demand } = group;
  const { texts } = demand;
  return (
    <form {...demand.wiring} className={demandFormStyles.shortForm} aria-label={texts.form.title}>
      <UnseenFields demand={demand} />
      {twoSteps ? (
        <ol className={meetingStepStyles.steps}>
          <li className={meetingStepStyles.currentStep}>
            <StepHeading title={texts.form.meeting} step={1} texts={texts} />
            <div className={demandFormStyles.fieldGroup}>
              <ShortFieldGroup
                {...group}
                isSkeleton
                fields={listWantedFields(group.fields)}
                moreFields={listWantedFields(group.moreFields)}
              />
              <Button type="submit" variant="ink" full>
                {texts.form.next}
              </Button>
            </div>
          </li>
          <li className={meetingStepStyles.laterStep}>
            <StepHeading title={texts.form.contact} step={2} texts={texts} />
          </li>
        </ol>
      ) : (
        <>
          <div className={demandFormStyles.shortForm}>
            <OneStepFields {...group} isSkeleton attachment={attachment} />
          </div>
          <SubmitButton {...demand} />
          {call !== "activity/enterpriseApply" && <VenueCopyLines locale={locale} />}
        </>
      )}
    </form>
  );
}
