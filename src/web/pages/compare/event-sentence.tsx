import { useState } from "react";
import { demandLimits } from "#domain/limits.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { parseQuantity } from "#domain/parse-quantity.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { useAddressChange } from "../../platform/navigation/use-address-change.ts";
import { InlineNumber, InlineSelect } from "../../ui/forms/inline-select.tsx";
import { InlineSentence } from "../../ui/forms/inline-sentence.tsx";
import inlineSelectStyles from "../../ui/forms/inline-select.module.css";
import type { CompareData, CompareInput } from "./page.tsx";
import styles from "./event-sentence.module.css";

const texts = comparePageZh.event;
const layoutOptions = layouts.map(({ key, name }) => [key, name] as const);
const dayOptions = Array.from({ length: demandLimits.days }, (_, at) => {
  const days = String(at + 1);
  return [days, texts.dayCount(days)] as const;
});

/** Renders the event that the spaces are compared for, as a sentence that changes the page's address. */
export function EventSentence({ input, data }: { input: CompareInput; data: CompareData }) {
  const { change, isBusy } = useAddressChange<CompareInput>(input, (next) => formatSelectionHref("/compare", next));
  const [problem, setProblem] = useState<string>();
  const apply = (part: Partial<CompareInput>) => {
    setProblem(undefined);
    void change(part);
  };
  const { people, layout, days } = data.event;
  const parsePeople = (typed: string) => {
    const parsed = parseQuantity(typed, "people");
    return parsed !== undefined && Number.isInteger(parsed) && parsed >= 1 && parsed <= demandLimits.people
      ? parsed
      : undefined;
  };
  return (
    <div className={styles.event}>
      <InlineSentence action="/compare" applyText={texts.apply} busyText={texts.busy} isBusy={isBusy} problem={problem}>
        <input name="spaceCode" type="hidden" value={input.spaceCodes.join(",")} />
        <span>
          <InlineNumber
            label={texts.people}
            name="people"
            onRefused={() => setProblem(texts.badPeople(formatNumber(demandLimits.people)))}
            onValue={(value) => apply({ people: value })}
            parse={parsePeople}
            placeholder={texts.noPeople}
            value={people}
          />
          {texts.peopleUnit}，
        </span>
        <span>
          <InlineSelect
            label={texts.layout}
            name="layout"
            onValue={(value) => apply({ layout: value as LayoutKey })}
            options={layoutOptions}
            value={layout}
          />
          ，
        </span>
        <span>
          <input
            aria-label={texts.date}
            className={inlineSelectStyles.blank}
            min={data.today}
            name="date"
            onChange={(event) => apply({ date: event.target.value || undefined })}
            type="date"
            value={input.date ?? ""}
          />
          ，
        </span>
        <span>
          <InlineSelect
            label={texts.days}
            name="days"
            onValue={(value) => apply({ days: Number(value) })}
            options={dayOptions}
            value={String(days)}
          />
        </span>
      </InlineSentence>
    </div>
  );
}
