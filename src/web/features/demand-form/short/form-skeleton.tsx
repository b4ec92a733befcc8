import { getPhoneRule } from "../../../../domain/demand/demand-call.ts";
import { formatDemandFormHref } from "../../../../domain/demand/format-demand-form-href.ts";
import { demandZh } from "../../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { LinkButton } from "../../../ui/forms/button.tsx";
import {
  defaultShortFields,
  getFieldLabel,
  isContactField,
  type ShortDemandFormProps,
} from "../form/short-demand-form-props.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import demandFormStyles from "../form/demand-form.module.css";
import fieldStyles from "../../../ui/forms/field.module.css";
import listSkeletonStyles from "../../../ui/states/list-skeleton.module.css";
import meetingStepStyles from "../steps/meeting-step.module.css";
import textStyles from "../../../ui/text/text.module.css";
import shortFieldStyles from "./short-fields.module.css";
import styles from "./form-skeleton.module.css";

const wideFields: readonly string[] = ["layout", "budget", "needs", "remarks"];

/** Lists what the form shows at first: the label of each field and choice, and the line that opens the folded ones. */
function listParts(props: ShortDemandFormProps) {
  const { call = "common/caseSubmit", locale = "zh", texts: base = demandZh, wording, twoSteps } = props;
  const texts = { ...base, form: { ...base.form, ...wording } };
  const isShown = (field: (typeof defaultShortFields)[number] | NonNullable<typeof props.fields>[number]) =>
    !(twoSteps && isContactField(field));
  const anywhere = getPhoneRule(call, locale) !== "mainland";
  const toPart = (field: NonNullable<typeof props.fields>[number]) => ({
    id: field as string,
    label: getFieldLabel(texts, field, anywhere),
    wide: wideFields.includes(field),
  });
  const questions = (places: readonly string[]) =>
    (props.questions ?? []).filter(({ place = "more" }) => places.includes(place));
  const toQuestion = ({ id, label, options }: NonNullable<typeof props.questions>[number]) => ({
    id,
    label,
    wide: options !== undefined,
  });
  const fields = (props.fields ?? defaultShortFields).filter(isShown).map(toPart);
  const folded = [...(props.moreFields ?? []).filter(isShown).map(toPart), ...questions(["more"])];
  return {
    texts,
    parts: [...questions(["first"]).map(toQuestion), ...fields, ...questions(["last"]).map(toQuestion)],
    fold: folded.map(({ label }) => label).join(locale === "en" ? ", " : "、"),
  };
}

/** Renders the form's skeleton with a link to the full form until the code has loaded. */
export function FormSkeleton(props: ShortDemandFormProps) {
  const { texts, parts, fold } = listParts(props);
  const { attachment, twoSteps, pageFrom } = props;
  const body = (
    <>
      <div className={demandFormStyles.halves}>
        {parts.map(({ id, label, wide }) => (
          <div className={classNames(fieldStyles.field, wide && shortFieldStyles.wide)} key={id}>
            <span className={fieldStyles.label}>{label}</span>
            <span className={classNames(listSkeletonStyles.skeleton, styles.fieldPlaceholder)} />
          </div>
        ))}
      </div>
      {fold && (
        <div className={shortFieldStyles.more}>
          <p className={classNames(textStyles.caret, styles.fold)}>
            <span>{fold}</span>
            <small>{texts.form.optional}</small>
          </p>
        </div>
      )}
      {attachment && !twoSteps && (
        <p className={shortFieldStyles.attachment}>
          <span>{texts.form.attachment}</span>
          {attachment.title}
        </p>
      )}
      {!twoSteps && <span className={classNames(listSkeletonStyles.skeleton, styles.consentPlaceholder)} />}
      <LinkButton href={formatDemandFormHref({ pageFrom })} variant={twoSteps ? "ink" : "act"} full>
        {twoSteps ? texts.form.next : texts.form.submit}
      </LinkButton>
    </>
  );
  if (!twoSteps) return body;
  const stepName = (n: number) => <small>{fillTemplate(texts.form.step, { n })}</small>;
  return (
    <ol className={meetingStepStyles.steps}>
      <li className={meetingStepStyles.currentStep}>
        <h2>
          {texts.form.meeting} {stepName(1)}
        </h2>
        <div className={demandFormStyles.fieldGroup}>{body}</div>
      </li>
      <li className={meetingStepStyles.laterStep}>
        <h2>
          {texts.form.contact} {stepName(2)}
        </h2>
      </li>
    </ol>
  );
}
