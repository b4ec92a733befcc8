import { useWatch } from "react-hook-form";
import { getAnswerField } from "#domain/demand/wire/get-answer-field.ts";
import { useIsHydrating } from "#web/platform/lazy-loading/deferred.tsx";
import { listAnswers } from "../form/demand-question.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

const texts = ["name", "mobile", "company", "email", "eventType", "startDate", "endDate", "layout", "remarks"] as const;
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

/**
 * Renders what the browser sends of a form in addition to its visible fields: what is shown as a sentence, chosen by buttons or of the other step.
 * It stands before those fields, since of several values the last one counts.
 */
export function UnseenFields(demand: DemandForm) {
  useWatch({ control: demand.form.control });
  const isStarted = !useIsHydrating();
  return listUnseenFields(demand, isStarted).flatMap(([name, value]) =>
    value ? [<input key={`${name}=${value}`} type="hidden" name={name} value={value} />] : [],
  );
}
