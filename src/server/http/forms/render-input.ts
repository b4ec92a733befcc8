import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Issue } from "#contract/codes.ts";
import type { PostedFields } from "./read-posted-demand.ts";

/** A piece of a document, escaped. */
export type FormHtml = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A choice of a list: its value on the wire and its name. */
export interface FormChoice {
  id: string;
  name: string;
}

interface FieldOptions {
  name: string;
  label: string;
  /** Text at the right end of the label's line. */
  aside?: string;
  issues: readonly Issue[];
  fields: PostedFields;
}

/** Returns the id of a field, which its line in the list of issues leads to. */
export const getFieldId = (name: string): string => `field-${name}`;

/** Renders a control between its label and what is wrong with it. */
function renderField({ name, label, aside, issues }: FieldOptions, control: FormHtml): FormHtml {
  const issue = issues.find(({ field }) => field === name);
  return html`<p class="${issue ? "field broken" : "field"}"><label for="${getFieldId(name)}"><span>${label}</span>${aside ? html`<span>${aside}</span>` : ""}</label>${control}${issue ? html`<span class="issue">${issue.message}</span>` : ""}</p>`;
}

/** Renders a text field. @param type of the input, with what helps to fill it in; @param value instead of what was posted under its name */
export function renderInput(
  options: FieldOptions & {
    value?: string;
    type?: string;
    autoComplete?: string;
    inputMode?: string;
    maxLength?: number;
  },
): FormHtml {
  const {
    name,
    fields,
    value = fields.text(name),
    type = "text",
    autoComplete = "off",
    inputMode = "",
    maxLength = 0,
  } = options;
  return renderField(
    options,
    html`<input id="${getFieldId(name)}" name="${name}" type="${type}" value="${value}" autocomplete="${autoComplete}" ${inputMode && html`inputmode="${inputMode}"`} ${maxLength > 0 && html`maxlength="${maxLength}"`}>`,
  );
}

/** Renders a list to choose one of; `none` stands first, for no choice. */
export function renderSelect(options: FieldOptions & { choices: readonly FormChoice[]; none: string }): FormHtml {
  const { name, fields, choices, none } = options;
  const chosen = fields.text(name);
  const rows = choices.map(
    ({ id, name: text }) => html`<option value="${id}" ${id === chosen ? "selected" : ""}>${text}</option>`,
  );
  return renderField(
    options,
    html`<select id="${getFieldId(name)}" name="${name}"><option value="">${none}</option>${rows}</select>`,
  );
}

/** Renders a field of several lines. */
export function renderTextArea(options: FieldOptions & { maxLength: number }): FormHtml {
  const { name, fields, maxLength } = options;
  return renderField(
    options,
    // A line break at the beginning of its content is no part of it.
    html`<textarea id="${getFieldId(name)}" name="${name}" rows="4" maxlength="${maxLength}">
${fields.text(name)}</textarea>`,
  );
}

/** Renders one box to tick. */
export function renderBox({ name, label, fields, issues }: FieldOptions): FormHtml {
  const issue = issues.find(({ field }) => field === name);
  return html`<p class="${issue ? "field broken" : "field"}"><label class="box"><input id="${getFieldId(name)}" name="${name}" type="checkbox" value="true" ${fields.isTicked(name) ? "checked" : ""}> ${label}</label>${issue ? html`<span class="issue">${issue.message}</span>` : ""}</p>`;
}

/** Renders boxes of which any number may be ticked, folded away while none is. */
export function renderBoxes({
  name,
  label,
  fields,
  choices,
}: FieldOptions & { choices: readonly FormChoice[] }): FormHtml {
  const ticked = fields.list(name);
  const rows = choices.map(
    ({ id, name: text }) =>
      html`<label class="box"><input name="${name}" type="checkbox" value="${id}" ${ticked.includes(id) ? "checked" : ""}> ${text}</label>`,
  );
  return html`<details ${ticked.length > 0 ? "open" : ""}><summary>${label}</summary><div class="boxes">${rows}</div></details>`;
}

/** Renders the values of a field that the visitor does not see. */
export const renderHidden = (name: string, values: readonly string[]): FormHtml[] =>
  values.map((value) => html`<input type="hidden" name="${name}" value="${value}">`);
