import { useWatch } from "react-hook-form";
import { getAnswerField } from "#domain/demand/wire/get-answer-field.ts";
import { useIsHydrating } from "#web/platform/lazy-loading/deferred.tsx";
import { listAnswers } from "../form/demand-question.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

const texts = [
  "name",
  "mobile",
  "company",
  "email",
  "contactBy",
  "eventType",
  "startDate",
  "endDate",
  "layout",
  "remarks",
] as const;
const numbers = ["people", "days", "budget", "guestRooms"] as const;

type UnseenField = readonly [name: string, value: string | number | undefined];

/** Lists what the form sends; a city that nobody has chosen is none as long as no script lets the visitor choose another. */
function listUnseenFields({ form, origin }: DemandForm, isStarted: boolean): UnseenField[] {
  const values = form.getValues();
  const { pageFrom, questions, attachment, initial } = origin;
  const listed = (name: string, list: readonly (string | undefined)[]) =>
    [...new Set(list)].map((value) => [name, value] as const);
  return [
    ["pageFrom", pageFrom],
    ...texts.map((name) => [name, values[name]] as const),
    ...numbers.map((name) => [name, values[name]] as const),
    ["budgetKind", values.budgetKind],
    ["shareBudget", values.shareBudget ? "true" : ""],
    ["cityCode", isStarted ? values.cityCode : initial.cityCode],
    ["dateFlexible", values.dateFlexible ? "true" : ""],
    ...listed("alternativeDates", values.alternativeDates),
    ...listed("needs", values.needs),
    ...listed(
      "siteIds",
      values.asked.map(({ siteId }) => siteId),
    ),
    ...listed(
      "spaceCodes",
      values.asked.map(({ spaceCode }) => spaceCode),
    ),
    ...listAnswers(values.answers, questions).map(({ label, text }) => [getAnswerField(label), text] as const),
    ["remarkLine", attachment?.text],
  ];
}

interface UnseenFieldsProps {
  demand: DemandForm;
  /** Days are chosen in a calendar, whose boxes the browser sends itself: what is not ticked there must not be sent from here. */
  hasCalendar?: boolean;
}

/**
 * Renders what the browser sends of a form in addition to its visible fields: what is chosen by buttons or of the other step.
 * It stands before those fields, since of several values the last one counts.
 */
export function UnseenFields({ demand, hasCalendar }: UnseenFieldsProps) {
  useWatch({ control: demand.form.control });
  const isStarted = !useIsHydrating();
  // Once the page has started the first choice is known; before, it is the first day that is ticked.
  const shown = hasCalendar ? ["alternativeDates", ...(isStarted ? [] : ["startDate"])] : [];
  return listUnseenFields(demand, isStarted).flatMap(([name, value]) =>
    value && !shown.includes(name) ? [<input key={`${name}=${value}`} type="hidden" name={name} value={value} />] : [],
  );
}
