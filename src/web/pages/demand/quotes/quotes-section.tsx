import { toChinaDay } from "#domain/day.ts";
import { formatMoment } from "#domain/demand/progress/format-moment.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { ActionFailure } from "../actions/action-failure.tsx";
import type { DemandPartProps, FullDemand } from "../demand-part-props.ts";
import type { DemandActions } from "../use-demand.ts";
import { getQuotesTexts } from "./get-quotes-texts.ts";
import { QuoteTable } from "./quote-table.tsx";
import styles from "./quotes-section.module.css";

type Quote = FullDemand["quotes"][number];

/** Renders a venue that has no answer: its state with the reason, and when it was requested or is to answer. */
function WaitingVenue({ quote, demand, now }: { quote: Quote } & Pick<DemandPartProps, "demand" | "now">) {
  const texts = getQuotesTexts(demand.locale);
  const format = (iso: string) => formatMoment(new Date(iso), demand.locale, toChinaDay(now));
  const isWaiting = quote.state === "sent" || quote.state === "opened";
  const facts = [
    quote.reason && fillTemplate(texts.reason, { reason: texts.reasons[quote.reason] ?? quote.reason }),
    quote.sentAt && fillTemplate(texts.sentAt, { time: format(quote.sentAt) }),
    isWaiting && quote.dueAt && fillTemplate(texts.dueAt, { time: format(quote.dueAt) }),
  ];
  const name = quote.venueName || texts.former;
  return (
    <li className={styles.waiting}>
      <span className={styles.name}>{quote.href ? <Link href={quote.href}>{name}</Link> : name}</span>
      <b>{texts.states[quote.state]}</b>
      <span className={textStyles.soft}>{facts.filter(Boolean).join(texts.separator)}</span>
    </li>
  );
}

/** Renders what venues quoted, side by side by lines, and the venues without an answer; nothing before one was requested. */
export function QuotesSection({ demand, now, actions }: DemandPartProps & { actions: DemandActions }) {
  const { quotes, locale } = demand;
  const requested = quotes.filter(({ state }) => state !== "draft");
  if (requested.length === 0) return null;
  const texts = getQuotesTexts(locale);
  const answered = requested.filter(({ answer }) => answer);
  const chosen = requested.find(({ undoBy }) => undoBy && new Date(undoBy) > now);
  const canChoose = !requested.some(({ state }) => state === "chosen") && answered.some(isChoosable);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p className={textStyles.soft}>
        {fillTemplate(texts.counts, { requested: requested.length, answered: answered.length })}
      </p>
      {answered.length > 0 && (
        <QuoteTable
          actions={actions}
          canChoose={canChoose}
          locale={locale}
          quotes={answered}
          texts={texts}
          today={toChinaDay(now)}
        />
      )}
      {canChoose && <p className={textStyles.soft}>{texts.chooseNote}</p>}
      {chosen?.undoBy && (
        <p className={styles.chosen}>
          <span>
            {fillTemplate(texts.chosen, {
              venue: chosen.venueName || texts.former,
              time: formatMoment(new Date(chosen.undoBy), locale, toChinaDay(now)),
            })}
          </span>
          <Button
            busy={actions.busy === "demand/undoChoice"}
            onClick={() => void actions.chooseQuote("demand/undoChoice", chosen.id)}
            small
          >
            {texts.undo}
          </Button>
        </p>
      )}
      <ActionFailure action="demand/chooseQuote" actions={actions} />
      <ActionFailure action="demand/undoChoice" actions={actions} />
      <ul>
        {requested
          .filter(({ answer }) => !answer)
          .map((quote) => (
            <WaitingVenue demand={demand} key={quote.id} now={now} quote={quote} />
          ))}
      </ul>
    </section>
  );
}

const isChoosable = ({ state }: Quote): boolean => state === "answered" || state === "finalRound";
