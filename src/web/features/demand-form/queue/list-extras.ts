import type { DemandLine } from "#web/platform/demand-queue/queued-demand.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { listAnswers } from "../form/demand-question.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** Lists the lines that only the form knows: answers to its questions, its attachment. */
export function listExtras(
  values: DemandValues,
  { questions, attachment, texts }: Pick<DemandFormOptions, "questions" | "attachment" | "texts">,
): DemandLine[] {
  const extras = listAnswers(values.answers, questions);
  if (attachment) extras.push({ label: texts.form.attachment, text: attachment.title });
  return extras;
}
