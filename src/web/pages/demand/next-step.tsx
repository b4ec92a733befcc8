import { countWorkingMinutes } from "#domain/demand/callback/count-working-minutes.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { formatDeadline, formatDuration } from "#domain/demand/progress/format-moment.ts";
import { type Deadline, listDeadlines } from "#domain/demand/progress/list-deadlines.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { Button, LinkButton } from "../../ui/forms/button.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import textStyles from "../../ui/text/text.module.css";
import { ActionFailure } from "./actions/action-failure.tsx";
import type { DemandPartProps } from "./demand-part-props.ts";
import { useAdviserName } from "./use-adviser-name.ts";
import type { DemandActions } from "./use-demand.ts";
import styles from "./next-step.module.css";

interface Step {
  title: string;
  text: string;
  /** The promise is broken. */
  isLate?: boolean;
}

/** Formats what was promised next, or how long ago it should have been. */
function formatPromise({ demand, texts, now }: DemandPartProps, { kind, by }: Deadline): Step {
  const { next } = texts;
  const isLate = now.getTime() > by.getTime();
  const time = formatDeadline(by, now, demand.locale);
  if (isLate) {
    const late = formatDuration(countWorkingMinutes(by, now), demand.locale);
    return {
      title: fillTemplate(next.late, { time: late }),
      text: fillTemplate(next[`${kind}Late`], { time }),
      isLate,
    };
  }
  const quoteText = demand.contact.email ? next.quoteByMail : next.quoteText;
  const contactBy = demand.requested.contactBy ?? "call";
  if (kind === "call" && contactBy !== "call") {
    const { title, text } = next.byContact[contactBy];
    return { title: fillTemplate(title, { time }), text };
  }
  return {
    title: fillTemplate(next.step, { time, what: next[kind] }),
    text: kind === "call" ? next.callText : quoteText,
  };
}

/** Returns what comes next by the demand's status. */
function getStep(part: DemandPartProps): Step {
  const { demand, texts, now } = part;
  const { next } = texts;
  const [deadline] = listDeadlines(demand);
  if (deadline) return formatPromise(part, deadline);
  const { status, restoreBy } = demand;
  if (status === "withdrawn") {
    const isOpen = restoreBy !== undefined && Date.parse(restoreBy) > now.getTime();
    const time = isOpen ? formatDeadline(new Date(restoreBy), now, demand.locale).replace(/ 前$/, " ") : "";
    const text = isOpen ? fillTemplate(next.withdrawnText, { time }) : next.withdrawnLong;
    return { title: next.withdrawn, text };
  }
  if (status === "quoted" && demand.quotes.some(({ state }) => state === "chosen"))
    return { title: next.chosen, text: next.chosenText };
  if (status === "quoted" && demand.quotes.some(({ answer }) => answer))
    return { title: next.quoted, text: next.quotedHereText };
  const shownStatus = status === "new" ? "contacted" : status;
  return { title: next[shownStatus], text: next[`${shownStatus}Text`] };
}

/** Renders the next step with its hour; a broken promise in the caution colour with the telephone number. */
export function NextStep({ actions, ...part }: DemandPartProps & { actions: DemandActions }) {
  const { demand, texts, now } = part;
  const { hotline } = useRuntimeConfig();
  const adviser = useAdviserName(part);
  const { title, text, isLate } = getStep(part);
  const { locale, status, contact, reference, restoreBy } = demand;
  const values = {
    adviser,
    hotline: markSample(hotline, locale),
    phone: contact.phone,
    email: contact.email ?? "",
    reference,
  };
  const canRestore = status === "withdrawn" && restoreBy !== undefined && Date.parse(restoreBy) > now.getTime();
  const isOver = status === "closed" || (status === "withdrawn" && !canRestore);
  const restore = async () => {
    if (await actions.change("demand/restore")) showToast(texts.restored);
  };
  return (
    <section className={styles.nextStep}>
      <h2 className={classNames(isLate && textStyles.caution)}>{title}</h2>
      <p>{fillTemplate(text, values)}</p>
      {canRestore && (
        <p>
          <Button busy={actions.busy === "demand/restore"} onClick={restore} small variant="ink">
            {texts.next.restore}
          </Button>
        </p>
      )}
      {isOver && (
        <p>
          <LinkButton href={formatDemandFormHref({}, locale === "en" ? "en" : undefined)} small>
            {texts.again}
          </LinkButton>
        </p>
      )}
      <ActionFailure action="demand/restore" actions={actions} />
    </section>
  );
}
