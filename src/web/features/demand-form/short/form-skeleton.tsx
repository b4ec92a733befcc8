import { getPhoneRule } from "../../../../domain/demand/demand-call.ts";
import { formatDemandFormHref } from "../../../../domain/demand/format-demand-form-href.ts";
import { LinkButton } from "../../../ui/forms/button.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import demandFormStyles from "../form/demand-form.module.css";
import type { ShortDemandFormProps } from "../form/short-demand-form-props.ts";
import { CallingNumberField } from "../phone/calling-number-field.tsx";
import meetingStepStyles from "../steps/meeting-step.module.css";
import { StepHeading } from "../steps/step-heading.tsx";
import { OneStepFields } from "./one-step-fields.tsx";
import { ShortFieldGroup } from "./short-field-group.tsx";
import { listWantedFields } from "./two-step-fields.tsx";
import { useDrawnShortDemand } from "./use-short-demand.ts";
import styles from "./form-skeleton.module.css";

/**
 * Renders the form's own fields, inert, with a link to the full form in place of its button, until its code has loaded: what
 * takes their place has their size at every width, in every language and text size.
 */
export function FormSkeleton(props: ShortDemandFormProps) {
  const { call = "common/caseSubmit", locale = "zh", attachment, twoSteps, pageFrom } = props;
  const isByCountry = getPhoneRule(call, locale) === "byCountry";
  const group = useDrawnShortDemand(isByCountry ? { ...props, numberField: CallingNumberField } : props);
  const { texts } = group.demand;
  const href = formatDemandFormHref({ pageFrom });
  if (!twoSteps) {
    return (
      <>
        <fieldset className={classNames(demandFormStyles.shortForm, styles.fields)} disabled inert>
          <OneStepFields {...group} isSkeleton attachment={attachment} />
        </fieldset>
        <LinkButton href={href} variant="act" full>
          {texts.form.submit}
        </LinkButton>
      </>
    );
  }
  return (
    <ol className={meetingStepStyles.steps}>
      <li className={meetingStepStyles.currentStep}>
        <StepHeading title={texts.form.meeting} step={1} texts={texts} />
        <div className={demandFormStyles.fieldGroup}>
          <fieldset className={classNames(demandFormStyles.shortForm, styles.fields)} disabled inert>
            <ShortFieldGroup
              {...group}
              isSkeleton
              fields={listWantedFields(group.fields)}
              moreFields={listWantedFields(group.moreFields)}
            />
          </fieldset>
          <LinkButton href={href} variant="ink" full>
            {texts.form.next}
          </LinkButton>
        </div>
      </li>
      <li className={meetingStepStyles.laterStep}>
        <StepHeading title={texts.form.contact} step={2} texts={texts} />
      </li>
    </ol>
  );
}
