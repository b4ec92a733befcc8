import type { SubmitEvent } from "react";
import type { Locale } from "#domain/demand/demand-option.ts";
import { formatDemandDay } from "#domain/demand/format-demand-dates.ts";
import { type DemandTexts, demandZh } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { getDraftName } from "#web/platform/storage/draft-slot.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { DemandExtras } from "../fields/demand-extras.tsx";
import { SelectedVenueList } from "../fields/selected-venue-list.tsx";
import { Honeypot } from "../fields/honeypot.tsx";
import { UnseenFields } from "../fields/unseen-fields.tsx";
import { DemandSentence } from "../fields/demand-sentence.tsx";
import type { DemandChoices } from "./demand-form-options.ts";
import { meetingFields } from "./form-field.ts";
import type { DemandValues } from "./demand-values.ts";
import type { Prefill } from "../prefill/prefill.ts";
import { ContactStep } from "../steps/contact-step.tsx";
import { MeetingDone, MeetingStep } from "../steps/meeting-step.tsx";
import { useSteps } from "../steps/use-steps.ts";
import { useDemandForm } from "./use-demand-form.ts";
import { WhatNext } from "./what-next.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import meetingStepStyles from "../steps/meeting-step.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./full-demand-form.module.css";

export interface FullDemandFormProps {
  pageFrom: string;
  initial: Partial<DemandValues>;
  /** ISO day in China on which the page was made. */
  today?: string;
  /** ISO day that the link named and that has passed. */
  pastDate?: string | undefined;
  /** Number of venues of the link that one demand cannot ask as well. */
  venuesLeftOut?: number | undefined;
  /** The blocked dates of the link's spaces, by their codes. */
  bookings?: Prefill["bookings"];
  texts?: DemandTexts;
  locale?: Locale;
  /** What the fields offer. */
  choices?: DemandChoices;
}

/** Renders the full demand form: the sentence so far, then one step at a time. */
export function FullDemandForm(props: FullDemandFormProps) {
  const { pageFrom, initial, today, pastDate, venuesLeftOut, texts = demandZh, locale = "zh" } = props;
  const { bookings, choices } = props;
  const { adviser } = useRuntimeConfig();
  const demand = useDemandForm({
    call: "common/caseSubmit",
    texts,
    locale,
    pageFrom,
    initial,
    today,
    choices,
    requiredAlternative: "people",
  });
  const { step, attempted, goToStep, next, edit } = useSteps(
    demand,
    meetingFields,
    initial.cityCode && initial.people && !pastDate ? "contact" : "meeting",
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === "meeting") void next();
    else demand.submit(event);
  };
  return (
    <form
      className={styles.demandForm}
      {...demand.wiring}
      onSubmit={submit}
      aria-label={texts.form.title}
      data-read={demand.isRead || undefined}
      data-restores={getDraftName("common/caseSubmit", locale)}
    >
      <UnseenFields {...demand} />
      <div className={styles.summary}>
        <h1>{texts.form.intro}</h1>
        <DemandSentence {...demand} />
        {pastDate && (
          <p className={fieldStyles.error}>
            {fillTemplate(texts.form.pastDate, { date: formatDemandDay(pastDate, locale, today) })}
          </p>
        )}
        <DemandExtras demand={demand} onEdit={edit} />
        <SelectedVenueList bookings={bookings} demand={demand} leftOut={venuesLeftOut} today={today} />
        {demand.restored && (
          <p className={textStyles.small}>
            {texts.form.draft}
            <Button variant="plain" small onClick={demand.discard}>
              {texts.form.discard}
            </Button>
          </p>
        )}
      </div>
      <div>
        <Honeypot {...demand} />
        <ol className={meetingStepStyles.steps}>
          {step === "meeting" ? (
            <MeetingStep demand={demand} attempted={attempted} />
          ) : (
            <>
              <MeetingDone demand={demand} onChange={() => goToStep("meeting")} />
              <ContactStep demand={demand} />
            </>
          )}
        </ol>
        <WhatNext texts={texts} locale={locale} adviser={adviser} />
      </div>
    </form>
  );
}
