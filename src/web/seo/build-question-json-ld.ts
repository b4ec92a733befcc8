import type { Answer, QAPage } from "schema-dts";
import type { AnswerWire, QuestionDetail } from "#contract/schemas/community.ts";
import { formatQuestionHref } from "#domain/content/format-question-href.ts";

const buildAnswerJsonLd = ({ by, role, on, text, points = [] }: AnswerWire, url: string): Answer => ({
  "@type": "Answer",
  text: [...text, ...points].join("\n"),
  dateCreated: on,
  url,
  author: { "@type": "Person", name: by, jobTitle: role },
});

/** Builds the question's JSON-LD; its first answer is the accepted one. */
export function buildQuestionJsonLd(question: QuestionDetail): QAPage {
  const { id, name: title, detail, answers } = question;
  const url = `{origin}${formatQuestionHref(id)}`;
  const [best, ...more] = answers.map((answer, at) => buildAnswerJsonLd(answer, `${url}#answer-${at + 1}`));
  return {
    "@type": "QAPage",
    url,
    mainEntity: {
      "@type": "Question",
      name: title,
      text: detail,
      dateCreated: question.askedOn,
      answerCount: answers.length,
      ...(best && { acceptedAnswer: best }),
      ...(more.length > 0 && { suggestedAnswer: more }),
    },
  };
}
