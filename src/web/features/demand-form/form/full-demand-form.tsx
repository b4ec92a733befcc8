import type { SubmitEvent } from "react";
import { useWatch } from "react-hook-form";
import type { Locale } from "#domain/demand/demand-option.ts";
import { formatDemandDay } from "#domain/demand/format-demand-dates.ts";
import { toVenueCopy } from "#domain/demand/to-venue-copy.ts";
import { type DemandTexts, demandZh } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { getDraftName } from "#web/platform/storage/draft-slot.ts";
import { Button } from "#web/ui/forms/button.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import { VenueCopy } from "#web/ui/venue-copy/venue-copy.tsx";
import { DemandPieces } from "../fields/demand-pieces.tsx";
import { Honeypot } from "../fields/honeypot.tsx";
import { SelectedVenueList } from "../fields/selected-venue-list.tsx";
import { UnseenFields } from "../fields/unseen-fields.tsx";
import type { Prefill } from "../prefill/prefill.ts";
import { AdviserLine, AdviserPromise } from "../promise/adviser-promise.tsx";
import { PromiseList } from "../promise/promise-list.tsx";
import { ContactStep } from "../steps/contact-step.tsx";
import { MeetingStep } from "../steps/meeting-step.tsx";
import { useSteps } from "../steps/use-steps.ts";
import type { DemandChoices } from "./demand-form-options.ts";
import type { DemandValues } from "./demand-values.ts";
import { meetingFields } from "./form-field.ts";
import { OfflineLine } from "./offline-line.tsx";
import { type DemandForm, useDemandForm } from "./use-demand-form.ts";
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

/** Renders what the visitor may want to read beside the form: who reads it, the copy that venues get, what comes by when. */
function Aside({ demand }: { demand: DemandForm }) {
  const { form, locale, texts, today } = demand;
  const values = useWatch({ control: form.control }) as DemandValues;
  const { contactBy } = values;
  return (
    <div className={styles.aside}>
      <AdviserPromise locale={locale} texts={texts} contactBy={contactBy} />
      <VenueCopy copy={toVenueCopy(values, locale, today)} locale={locale} />
      <PromiseList locale={locale} texts={texts} contactBy={contactBy} />
    </div>
  );
}

/** Renders what was restored from a draft, with a button that clears it, and a date of the link that has passed. */
function Notes({ demand, pastDate }: { demand: DemandForm; pastDate: string | undefined }) {
  const { texts, locale, today, restored, discard } = demand;
  return (
    <>
      {pastDate && (
        <p className={fieldStyles.error}>
          {fillTemplate(texts.form.pastDate, { date: formatDemandDay(pastDate, locale, today) })}
        </p>
      )}
      {restored && (
        <p className={textStyles.soft}>
          {texts.form.draft}
          <Button variant="plain" small onClick={discard}>
            {texts.form.discard}
          </Button>
        </p>
      )}
    </>
  );
}

/** Renders the page of the full demand form: what is said so far, one step at a time, and beside it the copy that venues get. */
export function FullDemandForm(props: FullDemandFormProps) {
  const { pageFrom, initial, today, pastDate, venuesLeftOut, texts = demandZh, locale = "zh" } = props;
  const { bookings, choices } = props;
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
  const isFirstStep = step === "meeting";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFirstStep) void next();
    else demand.submit(event);
  };
  return (
    <>
      <OfflineLine texts={texts} />
      <main className={classNames(pageStructureStyles.page, styles.requestPage)} id="main">
        <form
          className={styles.demandForm}
          {...demand.wiring}
          onSubmit={submit}
          aria-label={texts.form.title}
          data-read={demand.isRead || undefined}
          data-restores={getDraftName("common/caseSubmit", locale)}
        >
          <UnseenFields demand={demand} hasCalendar={isFirstStep} />
          <header>
            <div className={styles.title}>
              <h1>{texts.form.title}</h1>
              <p className={textStyles.soft} data-step="" tabIndex={-1}>
                {fillTemplate(texts.form.step, { n: isFirstStep ? 1 : 2 })}
              </p>
            </div>
            <AdviserLine locale={locale} texts={texts} />
            <DemandPieces demand={demand} onEdit={edit} />
          </header>
          <div className={styles.columns}>
            <div className={styles.fields}>
              <Honeypot {...demand} />
              <Notes demand={demand} pastDate={pastDate} />
              <SelectedVenueList bookings={bookings} demand={demand} leftOut={venuesLeftOut} today={today} />
              {isFirstStep ? (
                <MeetingStep demand={demand} attempted={attempted} />
              ) : (
                <ContactStep demand={demand} onBack={() => goToStep("meeting")} />
              )}
            </div>
            <Aside demand={demand} />
          </div>
        </form>
      </main>
    </>
  );
}
