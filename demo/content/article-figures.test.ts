import { expect, it } from "vitest";
import { buildArticleFigures } from "#server/api/services/cards/build-article-figures.ts";
import type { ArticleFigureWire } from "#contract/schemas/article-figure.ts";
import { formatLead } from "#domain/content/format-lead.ts";
import { formatArea } from "#domain/format.ts";
import { computeRunDown } from "#domain/content/compute-run-down.ts";
import { allQuestions } from "./questions/all-questions.ts";
import { allSolutions } from "./solutions/all-solutions.ts";

/** Returns the numbers that a figure computes and its paragraph also has to name. */
function listComputed(figure: ArticleFigureWire): number[] {
  switch (figure.kind) {
    case "ruler":
      return [figure.comfortable, figure.limit];
    case "plan":
      return [];
    case "bars":
      return [figure.sum];
    case "product":
      return [...figure.factors.map(({ count }) => count), figure.product];
    case "minutes":
      return [figure.minutes];
    case "shares":
      return figure.items.map(({ value }) => value);
  }
}

const readable = (text: string) => text.replaceAll(",", "");

const answers = allQuestions.flatMap(({ id, title, answers: all }) =>
  all.map((answer) => ({ id, title, text: answer.text, figures: answer.figures ?? [] })),
);

it.each(answers.filter(({ figures }) => figures.length > 0))(
  "computes for question $id what its paragraphs say",
  ({ text, figures }) => {
    const built = buildArticleFigures(figures);
    expect(built).toHaveLength(figures.length);
    for (const figure of built) {
      const paragraph = text[figure.paragraph];
      expect(paragraph).toBeDefined();
      for (const number of listComputed(figure)) expect(readable(paragraph!)).toContain(readable(formatArea(number)));
    }
  },
);

it.each(allQuestions.filter(({ lead }) => lead))(
  "leads question $id by a number of its best answer",
  ({ answers: [best], lead }) => {
    const text = readable([...best!.text, ...(best!.points ?? [])].join("\n"));
    for (const number of readable(formatLead(lead!)).split("–")) expect(text).toContain(number);
  },
);

it("draws every room of a solution", () => {
  const figures = allSolutions.flatMap(({ sections }) => sections.flatMap((section) => section.figures ?? []));
  expect(figures.length).toBeGreaterThan(0);
  expect(buildArticleFigures(figures)).toHaveLength(figures.length);
});

it("has meals in the days of solutions that are shorter than the days", () => {
  const days = allSolutions.flatMap(({ timelines }) => timelines.map(({ entries }) => computeRunDown(entries)));
  expect(days.some(({ meals }) => meals > 0)).toBe(true);
  for (const { meals, rest } of days) expect(meals).toBeLessThan(rest);
});
