import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import {
  estimateStarNames,
  formatEstimateDays,
} from "../../../../domain/estimate/description/get-estimate-line-name.ts";
import { getNights } from "../../../../domain/estimate/compute-measures.ts";
import { estimateLimits, estimateStars } from "../../../../domain/estimate/estimate-event.ts";
import { formatNumber } from "../../../../domain/format.ts";
import { parseQuantity } from "../../../../domain/parse-quantity.ts";
import { estimateZh } from "../../../../texts/content/estimate.zh.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { InlineNumber, InlineSelect } from "../../../ui/forms/inline-select.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import fieldStyles from "../../../ui/forms/field.module.css";
import textStyles from "../../../ui/text/text.module.css";
import { budgetPaths } from "../format-budget-href.ts";
import type { BudgetData } from "../types.ts";
import type { Budget } from "../use-budget.ts";
import inlineSentenceStyles from "../../../ui/forms/inline-sentence.module.css";

const { gaps, sentence, peopleRefused } = estimateZh;
const daysOffered = [0.5, 1, 2, 3, 4, 5] as const;
const nightsOffered = [0, 1, 2, 3, 4, 5] as const;

/** Returns options of numbers, with the current one where it is not among them. */
const toOptions = (offered: readonly number[], current: number, format: (value: number) => string) =>
  [...new Set([...offered, current])].toSorted((a, b) => a - b).map((value) => [String(value), format(value)] as const);

const parsePeople = (typed: string): number | undefined => {
  const people = parseQuantity(typed, "people");
  const { least, most } = estimateLimits.people;
  return people !== undefined && people >= least && people <= most ? people : undefined;
};

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
  const noteId = useId();
  const change = (part: Partial<typeof event>) => {
    setProblem(undefined);
    budget.changeEvent(part);
  };
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => submitted.preventDefault();
  const cityOptions = cities.some(({ pinyin }) => pinyin === city.pinyin) ? cities : [city, ...cities];
  return (
    <form action={budgetPaths.sheet} className={inlineSentenceStyles.opening} method="get" onSubmit={submit}>
      <h1>{heading}</h1>
      <p aria-busy={budget.isBusy} aria-describedby={noteId} className={inlineSentenceStyles.sentence}>
        <span>
          {sentence.at}
          <InlineSelect
            label={gaps.city}
            name="city"
            onValue={budget.changeCity}
            options={cityOptions.map(({ pinyin, name }) => [pinyin, name])}
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
      </p>
      <p
        className={classNames(problem ? fieldStyles.error : textStyles.small, inlineSentenceStyles.note)}
        id={noteId}
        role="status"
      >
        {problem}
      </p>
      <noscript>
        <Button small type="submit">
          {sentence.apply}
        </Button>
      </noscript>
    </form>
  );
}
