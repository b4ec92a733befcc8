import type { Locale } from "#domain/demand/demand-option.ts";
import { formatAnswerLine } from "#domain/demand/wire/get-answer-field.ts";

/** A question of one form only, such as the number of tables; its answer becomes a line of the remarks. */
export interface DemandQuestion {
  id: string;
  label: string;
  /** The choices; a text field where absent. */
  options?: readonly { id: string; name: string }[];
  autoComplete?: string;
}

/** An estimate or a programme that a page carries into the remarks. */
export interface DemandAttachment {
  /** One line for the visitor: 预算 12.6 万元，9 项. */
  title: string;
  /** The whole, for the operator; shortened where the remarks have no room for it. */
  text: string;
}

/** Characters of an answer, at most. */
export const maxAnswerLength = 100;

/** Lists the given answers with their questions: 一年几场, 10–50. */
export function listAnswers(
  answers: Readonly<Record<string, string>>,
  questions: readonly DemandQuestion[] = [],
): { label: string; text: string }[] {
  return questions.flatMap(({ id, label, options }) => {
    const answer = (answers[id] ?? "").trim().slice(0, maxAnswerLength);
    return answer ? [{ label, text: options?.find((option) => option.id === answer)?.name ?? answer }] : [];
  });
}

/** What a form adds to the remarks. */
interface RemarkSources {
  locale: Locale;
  questions?: readonly DemandQuestion[] | undefined;
  attachment?: DemandAttachment | undefined;
}

/** Lists what the form adds to the remarks: a line for each answer, and the page's attachment. */
export function listRemarkLines(
  { answers }: { answers: Readonly<Record<string, string>> },
  { questions, attachment, locale }: RemarkSources,
): string[] {
  const lines = listAnswers(answers, questions).map(({ label, text }) => formatAnswerLine(label, text, locale));
  return attachment ? [...lines, attachment.text] : lines;
}
