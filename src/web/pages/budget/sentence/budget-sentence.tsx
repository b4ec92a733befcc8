import type { ReactNode } from "react";
import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { getNights } from "#domain/estimate/compute-measures.ts";
import { estimateLimits, estimateStars } from "#domain/estimate/estimate-event.ts";
import { formatNumber } from "#domain/format.ts";
import { parseQuantityWithin } from "#domain/parse-quantity.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { budgetPaths } from "../format-budget-href.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import { toCityOptions } from "#domain/city/to-city-options.ts";
import { listGap, numberGap, type SentenceClause, SentenceForm } from "#web/ui/forms/sentence-form.tsx";

const { gaps, sentence, peopleRefused } = estimateZh;
const daysOffered = [0.5, 1, 2, 3, 4, 5] as const;
const nightsOffered = [0, 1, 2, 3, 4, 5] as const;

/** Returns options of numbers, with the current one where it is not among them. */
const toOptions = (offered: readonly number[], current: number, format: (value: number) => string) =>
  [...new Set([...offered, current])].toSorted((a, b) => a - b).map((value) => [String(value), format(value)] as const);

const formatNights = (nights: number) => (nights === 0 ? estimateZh.noNights : estimateZh.nights(nights));

interface BudgetSentenceProps {
  budget: Budget;
  data: BudgetData;
  heading: ReactNode;
}

/** Renders the event as a sentence: 在 上海 办 培训，180 人，课桌式，开 1 天，住 1 晚，五星. A changed gap changes the estimate at once. */
export function BudgetSentence({ budget, data, heading }: BudgetSentenceProps) {
  const { city, cities, eventTypes, layouts } = data;
  const { event } = budget.estimateInput;
  const { changeEvent: change, changeCity } = budget;
  const clauses: SentenceClause[] = [
    [
      sentence.at,
      listGap("city", city.pinyin, toCityOptions(cities, city), changeCity),
      sentence.held,
      listGap(
        "eventType",
        event.eventType,
        eventTypes.map(({ id, name }) => [id, name]),
        (value) => change({ eventType: value as typeof event.eventType }),
      ),
      "，",
    ],
    [
      numberGap(
        "people",
        event.people,
        {
          parse: (typed) => parseQuantityWithin(typed, "people", estimateLimits.people),
          refusal: peopleRefused(formatNumber(estimateLimits.people.most)),
        },
        (people) => change({ people }),
      ),
      `${sentence.people}，`,
    ],
    [
      listGap(
        "layout",
        event.layout,
        layouts.map(({ id, name }) => [id, name]),
        (value) => change({ layout: value as typeof event.layout }),
      ),
      "，",
    ],
    [
      sentence.lasting,
      listGap("days", String(event.days), toOptions(daysOffered, event.days, formatEstimateDays), (value) =>
        change({ days: Number(value) }),
      ),
      "，",
    ],
    [
      listGap("nights", String(getNights(event)), toOptions(nightsOffered, getNights(event), formatNights), (value) =>
        change({ nights: Number(value) }),
      ),
      "，",
    ],
    [
      listGap(
        "star",
        String(event.star),
        estimateStars.map((star) => [String(star), estimateStarNames[star]]),
        (value) => change({ star: estimateStars.find((star) => String(star) === value)! }),
      ),
    ],
  ];
  return (
    <SentenceForm
      action={budgetPaths.sheet}
      applyText={sentence.apply}
      clauses={clauses}
      labels={gaps}
      heading={heading}
      isBusy={budget.isBusy}
    />
  );
}
