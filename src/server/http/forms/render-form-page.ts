import { html } from "hono/html";
import type { Issue } from "#contract/codes.ts";
import { type DemandCall, getPhoneRule } from "#domain/demand/demand-call.ts";
import {
  budgetKinds,
  contactOptions,
  type DemandOption,
  eventTypes,
  needGroups,
} from "#domain/demand/demand-option.ts";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { getAnswerField } from "#domain/demand/wire/get-answer-field.ts";
import { formatFormAction } from "#domain/demand/wire/format-form-action.ts";
import { capitalize } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import type { RuntimeConfig } from "#domain/runtime-config.ts";
import { layouts } from "#domain/space/layouts.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import {
  type FormHtml,
  getFieldId,
  renderBox,
  renderBoxes,
  renderHidden,
  renderInput,
  renderSelect,
  renderTextArea,
} from "./render-input.ts";
import { listFormCities } from "./list-form-cities.ts";
import type { PostedFields } from "./read-posted-demand.ts";
import { getFormTexts, renderFormDocument } from "./render-form-document.ts";

export interface FormPage {
  call: DemandCall;
  fields: PostedFields;
  /** What is missing or wrong. */
  issues: readonly Issue[];
  /** Why the demand was not taken, where nothing is wrong with it. */
  message?: string | undefined;
  config: Pick<RuntimeConfig, "hotline" | "messages" | "retentionDays">;
}

/** Fields that the visitor does not see and that travel with the form. */
const hiddenFields = ["pageFrom", "siteIds", "spaceCodes", "alternativeDates", "remarkLine"] as const;

/** Fields of the first part, and the last: all others stand between them. */
const firstFields = ["name", "mobile", "captcha", "company", "email", "cityCode"];
const getPlace = ({ field }: Issue): number => {
  if (field === "consent") return firstFields.length + 1;
  return firstFields.includes(field) ? firstFields.indexOf(field) : firstFields.length;
};

/** Renders what is wrong in the order of the form, each line with a link to its field. */
function renderProblems({ issues, message, fields, config }: FormPage): FormHtml {
  const { posted } = getFormTexts(fields.locale);
  if (message !== undefined)
    return html`<p class="problems" role="alert">${fillTemplate(posted.unsent, { message })}</p>`;
  if (issues.length === 0) return html``;
  const inOrder = issues.toSorted((a, b) => getPlace(a) - getPlace(b));
  const rows = inOrder.map((issue) => html`<li><a href="#${getFieldId(issue.field)}">${issue.message}</a></li>`);
  const needsCode = issues.some(({ field }) => field === "captcha");
  const text = fillTemplate(posted.checkText, { n: issues.length });
  const code = needsCode ? html`<p>${fillTemplate(posted.verify, { hotline: config.hotline })}</p>` : "";
  return html`<div class="problems" role="alert"><p>${text}</p><ul>${rows}</ul>${code}</div>`;
}

/** Renders who is to be called. */
function renderContact({ call, fields, issues, config }: FormPage): FormHtml[] {
  const { form } = getFormTexts(fields.locale).demand;
  const field = { fields, issues };
  const optional = { ...field, aside: form.optional };
  const company = call === "activity/enterpriseApply" ? field : optional;
  const numberLabel = getPhoneRule(call, fields.locale) === "mainland" ? form.mobile : form.phone;
  const { posted } = getFormTexts(fields.locale);
  const verifies = config.messages?.verify === true;
  return [
    renderInput({ ...field, name: "name", label: form.name, autoComplete: "name", maxLength: 60 }),
    renderInput({
      ...field,
      name: "mobile",
      value: fields.mobile(),
      label: numberLabel,
      type: "tel",
      autoComplete: "tel",
      maxLength: 30,
    }),
    ...(verifies
      ? [renderInput({ ...field, name: "captcha", label: posted.code, autoComplete: "one-time-code", maxLength: 10 })]
      : []),
    renderInput({ ...company, name: "company", label: form.company, autoComplete: "organization", maxLength: 80 }),
    renderInput({
      ...optional,
      name: "email",
      label: form.email,
      type: "email",
      autoComplete: "email",
      maxLength: 120,
    }),
    renderSelect({
      ...optional,
      name: "contactBy",
      label: form.contactBy,
      none: form.choose,
      choices: contactOptions.map((option) => ({ id: option.id, name: option[fields.locale] })),
    }),
  ];
}

/** Renders what the event is. */
function renderEvent({ call, fields, issues }: FormPage): FormHtml[] {
  const { locale } = fields;
  const { demand, posted } = getFormTexts(locale);
  const { form } = demand;
  const field = { fields, issues };
  const optional = { ...field, aside: form.optional };
  const people = call === "activity/enterpriseApply" ? form.optional : form.peopleOrEvent;
  const toChoice = (option: DemandOption) => ({ id: option.id, name: option[locale] });
  const listNumber = (id: number) => ({ id: String(id), name: fillTemplate(posted.days, { n: id }) });
  const cities = listFormCities(call, locale);
  const types = eventTypes.map(toChoice);
  const days = Array.from({ length: demandLimits.days }, (_, at) => listNumber(at + 1));
  const layoutChoices = layouts.map(({ key }) => ({ id: key, name: capitalize(getLayoutName(key, locale)) }));
  const needs = needGroups.flatMap(({ items }): DemandOption[] => [...items]).map(toChoice);
  const budget = `${form.budget} (${form.budgetUnits.total})`;
  // Of a calendar's boxes the first that is ticked is the first day.
  const firstDay = fields.text("startDate") || fields.list("alternativeDates")[0] || "";
  return [
    renderSelect({ ...field, name: "cityCode", label: form.city, none: form.chooseCity, choices: cities }),
    renderInput({ ...field, aside: people, name: "people", label: form.people, inputMode: "numeric" }),
    renderSelect({ ...field, name: "eventType", label: form.eventType, none: form.choose, choices: types }),
    renderInput({ ...optional, name: "startDate", value: firstDay, label: form.startDate, type: "date" }),
    renderSelect({ ...optional, name: "days", label: form.days, none: form.openDays, choices: days }),
    renderBox({ ...field, name: "dateFlexible", label: form.dateFlexible }),
    renderInput({ ...optional, name: "endDate", label: form.endDate, type: "date" }),
    renderSelect({ ...optional, name: "layout", label: form.layout, none: form.choose, choices: layoutChoices }),
    renderInput({ ...optional, name: "budget", label: budget, inputMode: "numeric" }),
    renderSelect({
      ...optional,
      name: "budgetKind",
      label: form.budgetKind,
      none: form.choose,
      choices: budgetKinds.map(toChoice),
    }),
    renderBox({ ...field, name: "shareBudget", label: form.shareBudget }),
    renderInput({ ...optional, name: "guestRooms", label: form.guestRooms, inputMode: "numeric" }),
    renderBoxes({ ...field, name: "needs", label: form.needs, choices: needs }),
    ...fields.listQuestions().map((label) => renderInput({ ...optional, name: getAnswerField(label), label })),
    renderTextArea({ ...optional, name: "remarks", label: form.remarks, maxLength: demandLimits.typedRemarks }),
  ];
}

/** Renders what travels with the form unseen; without what the server no longer knows, so that the next sending is taken. */
function renderUnseen({ fields, issues }: FormPage): FormHtml[] {
  const { demand, posted } = getFormTexts(fields.locale);
  const sent = hiddenFields.filter((name) => !issues.some(({ field }) => field === name));
  const venues = sent.includes("siteIds") ? fields.list("siteIds").length : 0;
  return [
    ...(venues > 0 ? [html`<p class="lead">${fillTemplate(posted.venues, { n: venues })}</p>`] : []),
    ...sent.flatMap((name) => renderHidden(name, fields.list(name))),
    html`<p class="unseen" aria-hidden="true"><label>${demand.form.website}<input name="website" tabindex="-1" autocomplete="off"></label></p>`,
  ];
}

/** Renders a demand form that needs no script, with what was entered and what is wrong with it. */
export function renderFormPage(page: FormPage): string {
  const { call, fields, issues, message, config } = page;
  const { locale } = fields;
  const { demand, posted } = getFormTexts(locale);
  const title = issues.length > 0 ? posted.check : message === undefined ? posted.title : posted.unsentTitle;
  const days = { days: config.retentionDays };
  const lines = demand.privacy.lines.map((line) => html`<li>${fillTemplate(line, days)}</li>`);
  return renderFormDocument(
    locale,
    title,
    html`${renderProblems(page)}
<form method="post" action="${formatFormAction(call, locale)}">${renderUnseen(page)}
<h2>${demand.form.contact}</h2>${renderContact(page)}<h2>${demand.form.meeting}</h2>${renderEvent(page)}
${renderBox({ fields, issues, name: "consent", label: fillTemplate(posted.consent, days) })}
<p><button type="submit">${demand.form.submit}</button></p></form>
<details class="privacy"><summary>${demand.privacy.title}</summary><ul>${lines}</ul></details>
${config.hotline && html`<p class="lead">${fillTemplate(posted.hotline, { hotline: config.hotline })}</p>`}`,
  );
}
