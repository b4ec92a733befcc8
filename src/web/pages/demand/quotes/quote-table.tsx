import type { Locale } from "#domain/demand/demand-option.ts";
import { formatMoment } from "#domain/demand/progress/format-moment.ts";
import { formatNumber } from "#domain/format.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { FullDemand } from "../demand-part-props.ts";
import type { DemandActions } from "../use-demand.ts";
import type { QuotesTextsWithNames } from "./get-quotes-texts.ts";
import styles from "./quote-table.module.css";

type Quote = FullDemand["quotes"][number];
type Answer = NonNullable<Quote["answer"]>;
type LineKey = keyof QuotesTextsWithNames["lines"];

interface TableProps {
  /** Venues with an answer. */
  quotes: readonly Quote[];
  texts: QuotesTextsWithNames;
  locale: Locale;
  /** ISO day. */
  today: string;
  canChoose: boolean;
  actions: DemandActions;
}

const formatAmount = (yuan: number): string => formatNumber(yuan, Number.isInteger(yuan) ? 0 : 2);

/** Renders who answered, when, and for whom the adviser wrote it down. */
function VenueHead({ quote, texts, locale, today }: { quote: Quote } & Pick<TableProps, "texts" | "locale" | "today">) {
  const name = quote.venueName || texts.former;
  const answer = quote.answer!;
  const marks = [
    fillTemplate(texts.answeredAt, { time: formatMoment(new Date(answer.at), locale, today) }),
    answer.isByAdviser && texts.byAdviser,
    answer.isLate && texts.late,
    quote.state !== "answered" && texts.states[quote.state],
  ];
  return (
    <th className={styles.head} scope="col">
      <span className={styles.name} lang={locale === "en" ? "zh-CN" : undefined}>
        {quote.href ? <Link href={quote.href}>{name}</Link> : name}
      </span>
      <span className={styles.marks}>{marks.filter(Boolean).join(texts.separator)}</span>
    </th>
  );
}

/** Renders the total of an answer with a bar at the table's one scale; a lower bound is dashed and ends open. */
function Total({ total, most, texts }: { total: Answer["total"]; most: number } & Pick<TableProps, "texts">) {
  if (!total || total.kind === "none") return <span>{texts.open}</span>;
  const isExact = total.kind === "exact";
  const amount = fillTemplate(isExact ? texts.yuan : texts.atLeast, { n: formatAmount(total.yuan) });
  const missing = total.missing.map((line) => texts.lines[line]).join(texts.separator);
  return (
    <>
      <b className={styles.total}>{amount}</b>
      <i
        aria-hidden="true"
        className={classNames(styles.sumBar, !isExact && styles.openBar)}
        style={{ width: `${most > 0 ? (100 * total.yuan) / most : 0}%` }}
      />
      {missing && <span className={styles.missing}>{fillTemplate(texts.missing, { lines: missing })}</span>}
    </>
  );
}

/** Lines that a venue need not have: without them its cell stays empty. */
const optionalLines: readonly LineKey[] = ["package", "remarks"];

/** Renders a line of an answer: what the venue wrote, or that it did not answer, in the caution colour where the total lacks it. */
function LineCell({
  line,
  answer,
  texts,
  locale,
}: { line: LineKey; answer: Answer } & Pick<TableProps, "texts" | "locale">) {
  const found = answer.lines.find((one) => one.line === line);
  if (found)
    return (
      <td lang={locale === "en" ? "zh-CN" : undefined}>
        {found.text}
        {found.difference && <span className={styles.difference}>{found.difference}</span>}
      </td>
    );
  if (optionalLines.includes(line)) return <td />;
  return (
    <td className={classNames(styles.unanswered, answer.total?.missing.includes(line) && styles.lacking)}>
      {texts.unanswered}
    </td>
  );
}

/** Renders the answers of venues side by side: the total first, then the lines that one of them answered. */
export function QuoteTable(props: TableProps) {
  const { quotes, texts, locale, today, canChoose, actions } = props;
  const lines = (Object.keys(texts.lines) as LineKey[]).filter((line) =>
    quotes.some(({ answer }) => answer!.lines.some((one) => one.line === line)),
  );
  const most = Math.max(...quotes.map(({ answer }) => answer!.total?.yuan ?? 0));
  const hasHeads = quotes.some(({ answer }) => answer!.total?.perHead !== undefined);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {quotes.map((quote) => (
              <VenueHead key={quote.id} locale={locale} quote={quote} texts={texts} today={today} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className={styles.label} scope="row">
              {texts.total}
            </th>
            {quotes.map(({ id, answer }) => (
              <td key={id}>
                <Total most={most} texts={texts} total={answer!.total} />
              </td>
            ))}
          </tr>
          {hasHeads && (
            <tr>
              <th className={styles.label} scope="row">
                {texts.perHead}
              </th>
              {quotes.map(({ id, answer }) => (
                <td key={id}>
                  {answer!.total?.perHead === undefined
                    ? texts.open
                    : fillTemplate(texts.yuan, { n: formatNumber(answer!.total.perHead) })}
                </td>
              ))}
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line}>
              <th className={styles.label} scope="row">
                {texts.lines[line]}
              </th>
              {quotes.map(({ id, answer }) => (
                <LineCell answer={answer!} key={id} line={line} locale={locale} texts={texts} />
              ))}
            </tr>
          ))}
          {canChoose && (
            <tr>
              <td className={styles.label} />
              {quotes.map(({ id, state, venueName }) => (
                <td key={id}>
                  {(state === "answered" || state === "finalRound") && (
                    <Button
                      aria-label={`${texts.choose} ${venueName || texts.former}`}
                      busy={actions.busy === "demand/chooseQuote"}
                      onClick={() => void actions.chooseQuote("demand/chooseQuote", id)}
                      small
                    >
                      {texts.choose}
                    </Button>
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
