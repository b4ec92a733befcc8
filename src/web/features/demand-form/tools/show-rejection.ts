import type { UseFormReturn } from "react-hook-form";
import { codes } from "#contract/codes.ts";
import type { Rejection } from "#web/platform/demand-queue/queued-demand.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { getRejectionText } from "../queue-notice/get-demand-error-text.ts";
import { toFormField } from "./demand-resolver.ts";
import { type FormField, fieldOrder } from "../form/form-field.ts";
import type { DemandValues } from "../form/demand-values.ts";

type IssueForm = Pick<UseFormReturn<DemandValues>, "setError" | "setValue">;

/** Shows the server's issues at their fields; returns the first field, undefined if none is on the form. */
function showIssues(
  form: IssueForm,
  rejection: Rejection,
  requiredAlternative: DemandFormOptions["requiredAlternative"],
) {
  const found = rejection.issues.flatMap((issue): FormField[] => {
    const field = toFormField(issue.field, issue.rule, requiredAlternative);
    if (field === "website") form.setValue("website", "");
    if (field) form.setError(field, { type: "server", message: issue.message });
    return field ? [field] : [];
  });
  return fieldOrder.find((field) => found.includes(field));
}

/** Shows why the server rejected a demand. Returns the first field with an issue, and the message that no field shows. */
export function showRejection(
  form: IssueForm,
  rejection: Rejection,
  { requiredAlternative, locale }: Pick<DemandFormOptions, "requiredAlternative" | "locale">,
): { field: FormField | undefined; message: string | undefined } {
  if (rejection.code === codes.badVerification.code) {
    form.setError("captcha", { type: "server", message: getRejectionText(rejection, locale) });
    return { field: "captcha", message: undefined };
  }
  const field = rejection.issues.length > 0 ? showIssues(form, rejection, requiredAlternative) : undefined;
  const honeypot = rejection.issues.find((issue) => issue.field === "website");
  return {
    field,
    message: honeypot?.message ?? (field ? undefined : getRejectionText(rejection, locale)),
  };
}
