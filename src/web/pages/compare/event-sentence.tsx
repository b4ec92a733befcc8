import { demandLimits } from "#domain/limits.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { parseQuantity } from "#domain/parse-quantity.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "../../ui/forms/sentence-form.tsx";
import type { CompareData, CompareInput } from "./page.tsx";
import inlineSelectStyles from "../../ui/forms/inline-select.module.css";
import styles from "./event-sentence.module.css";

const texts = comparePageZh.event;
const layoutOptions = layouts.map(({ key, name }) => [key, name] as const);
const dayOptions = Array.from({ length: demandLimits.days }, (_, at) => {
  const days = String(at + 1);
  return [days, texts.dayCount(days)] as const;
});

/** Parses a number of people; undefined if it is none or out of range. */
function parsePeople(typed: string): number | undefined {
  const parsed = parseQuantity(typed, "people");
  const isRead = parsed !== undefined && Number.isInteger(parsed) && parsed >= 1 && parsed <= demandLimits.people;
  return isRead ? parsed : undefined;
}

/** Renders the event that the spaces are compared for, as a sentence that changes the page's address. */
export function EventSentence({ input, data }: { input: CompareInput; data: CompareData }) {
  const { change, isBusy } = useAddressChange<CompareInput>(input, (next) => formatSelectionHref("/compare", next));
  const { people, layout, days } = data.event;
  const changeDate = (date: string) => change({ date: date || undefined });
  const clauses: SentenceClause[] = [
    [
      numberGap(
        "people",
        people,
        {
          placeholder: texts.noPeople,
          parse: parsePeople,
          refusal: texts.badPeople(formatNumber(demandLimits.people)),
        },
        (value) => change({ people: value }),
      ),
      `${texts.peopleUnit}，`,
    ],
    [listGap("layout", layout, layoutOptions, (value) => change({ layout: value as LayoutKey })), "，"],
    [
      {
        name: "date",
        render: (label, accept) => (
          <input
            aria-label={label}
            key="date"
            className={inlineSelectStyles.blank}
            min={data.today}
            name="date"
            onChange={(event) => accept(changeDate)(event.target.value)}
            type="date"
            value={input.date ?? ""}
          />
        ),
      },
      "，",
    ],
    [listGap("days", String(days), dayOptions, (value) => change({ days: Number(value) }))],
  ];
  return (
    <div className={styles.event}>
      <SentenceForm
        action="/compare"
        applyText={texts.apply}
        busyText={texts.busy}
        clauses={clauses}
        labels={{ people: texts.people, layout: texts.layout, date: texts.date, days: texts.days }}
        isBusy={isBusy}
      >
        <input name="spaceCode" type="hidden" value={input.spaceCodes.join(",")} />
      </SentenceForm>
    </div>
  );
}
