import type { Question } from "#domain/content/question.ts";
import { questionFigures } from "./question-figures.ts";
import { questionLeads } from "./question-leads.ts";
import { questionsOne } from "./questions-1.ts";
import { questionsTwo } from "./questions-2.ts";
import { questionsThree } from "./questions-3.ts";
import { questionsFour } from "./questions-4.ts";
import { questionsFive } from "./questions-5.ts";
import { questionsSix } from "./questions-6.ts";
import { questionsSeven } from "./questions-7.ts";
import { questionsEight } from "./questions-8.ts";

const groups: readonly (readonly Question[])[] = [
  questionsOne,
  questionsTwo,
  questionsThree,
  questionsFour,
  questionsFive,
  questionsSix,
  questionsSeven,
  questionsEight,
];

/** Adds to a question the number that decides it and the figures of its answers. */
function addFigures(question: Question): Question {
  const lead = questionLeads[question.id];
  const figures = questionFigures[question.id] ?? [];
  return {
    ...question,
    ...(lead && { lead }),
    answers: question.answers.map((answer, at) => ({ ...answer, ...(figures[at] && { figures: figures[at] }) })),
  };
}

/** All questions of the demo, interleaved by group so that the first page shows every group. */
export const allQuestions: readonly Question[] = Array.from(
  { length: Math.max(...groups.map((group) => group.length)) },
  (_, at) => groups.flatMap((group) => group[at] ?? []),
)
  .flat()
  .map(addFigures);
