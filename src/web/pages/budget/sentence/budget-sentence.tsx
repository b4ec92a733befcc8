import { type ReactNode, useState } from "react";
import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { getNights } from "#domain/estimate/compute-measures.ts";
import { estimateLimits, estimateStars } from "#domain/estimate/estimate-event.ts";
import { formatNumber } from "#domain/format.ts";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { InlineNumber, InlineSelect } from "#web/ui/forms/inline-select.tsx";
import { budgetPaths } from "../format-budget-href.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { InlineSentence } from "#web/ui/forms/inline-sentence.tsx";

const { gaps, sentence, peopleRefused } = estimateZh;
const daysOffered = [0.5, 1, 2, 3, 4, 5] as const;
const nightsOffered = [0, 1, 2, 3, 4, 5] as const;

/** Returns options of numbers, with the current one where it is not among them. */
const toOptions = (offered: readonly number[], current: number, format: (value: number) => string) =>
  [...new Set([...offered, current])].toSorted((a, b) => a - b).map((value) => [String(value), format(value)] as const);

const parsePeople = (typed: string) => parseQuantityWithin(typed, "people", estimateLimits.people);

interface BudgetSentenceProps {
  budget: Budget;
  data: BudgetData;
  heading: ReactNode;
}

/** Renders the event as a sentence: 在 上海 办 培训，180 人，课桌式，开 1 天，住 1 晚，五星. A changed gap changes the estimate at once. */
export function BudgetSentence({ budget, data, heading }: BudgetSentenceProps) {
  const { city, cities, eventTypes, layouts } = data;
  const { event } = budget.estimateInput;
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<typeof event>) => {
    setProblem(undefined);
    budget.changeEvent(part);
  };
  return (
    <InlineSentence
      action={budgetPaths.sheet}
      applyText={sentence.apply}
      heading={heading}
      isBusy={budget.isBusy}
      problem={problem}
    >
      <span>
        {sentence.at}
        <InlineSelect
          label={gaps.city}
          name="city"
          onValue={budget.changeCity}
          options={toCityOptions(cities, city)}
          value={city.pinyin}
        />
        {sentence.held}
        <InlineSelect
          label={gaps.eventType}
          name="eventType"
          onValue={(value) => change({ eventType: value as typeof event.eventType })}
          options={eventTypes.map(({ id, name }) => [id, name])}
          value={event.eventType}
        />
        ，
      </span>
      <span>
        <InlineNumber
          label={gaps.people}
          name="people"
          onRefused={() => setProblem(peopleRefused(formatNumber(estimateLimits.people.most)))}
          onValue={(people) => change({ people })}
          parse={parsePeople}
          value={event.people}
        />
        {sentence.people}，
      </span>
      <span>
        <InlineSelect
          label={gaps.layout}
          name="layout"
          onValue={(value) => change({ layout: value as typeof event.layout })}
          options={layouts.map(({ id, name }) => [id, name])}
          value={event.layout}
        />
        ，
      </span>
      <span>
        {sentence.lasting}
        <InlineSelect
          label={gaps.days}
          name="days"
          onValue={(value) => change({ days: Number(value) })}
          options={toOptions(daysOffered, event.days, formatEstimateDays)}
          value={String(event.days)}
        />
        ，
      </span>
      <span>
        <InlineSelect
          label={gaps.nights}
          name="nights"
          onValue={(value) => change({ nights: Number(value) })}
          options={toOptions(nightsOffered, getNights(event), (nights) =>
            nights === 0 ? estimateZh.noNights : estimateZh.nights(nights),
          )}
          value={String(getNights(event))}
        />
        ，
      </span>
      <span>
        <InlineSelect
          label={gaps.star}
          name="star"
          onValue={(value) => change({ star: estimateStars.find((star) => String(star) === value)! })}
          options={estimateStars.map((star) => [String(star), estimateStarNames[star]])}
          value={String(event.star)}
        />
      </span>
    </InlineSentence>
  );
}
