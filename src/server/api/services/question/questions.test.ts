import { beforeAll, expect, it } from "vitest";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { QuestionFacts, QuestionText } from "#domain/content/question.ts";
import type { Context } from "../context.ts";
import { getQuestion } from "./get-question.ts";
import { getQuestions } from "./get-questions.ts";
import { getRandomQuestions } from "./get-random-questions.ts";
import { getRelatedQuestions } from "./get-related-questions.ts";

const question = (title: string, tags: QuestionFacts["tags"]): QuestionFacts => ({
  title,
  tags,
  askedOn: "2026-01-02",
  answerCount: 1,
  demo: true,
});

const answer = { by: "林舟", role: "会务顾问", on: "2026-01-05", text: ["先算面积。"], points: ["量一遍"] };
const bars = {
  kind: "bars",
  paragraph: 0,
  unit: "m²",
  items: [
    { label: "舞台", value: 24 },
    { label: "座位", value: 276 },
  ],
} as const;
const text: QuestionText = { detail: "厅长 20 米。", answers: [{ ...answer, figures: [bars] }] };
const questions: QuestionFacts[] = [
  { ...question("茶歇要备多少点心？", ["茶歇与用餐"]), lead: { from: 90, unit: "份" } },
  question("茶歇留多久？", ["茶歇与用餐", "预算"]),
  question("报价里的服务费是什么？", ["预算"]),
  question("屏要多大？", ["屏幕与音响"]),
];

let context: Context;
beforeAll(async () => {
  context = await createMemoryContext(
    { venues: [], spaces: [] },
    { question: questions, "question-text": questions.map(() => text) },
  );
});

it("lists questions in stored order, filtered by tag, with the tags in use", async () => {
  const all = await getQuestions(context, {});
  expect(all).toMatchObject({ total: 4, page: 1 });
  expect(all.tags).toEqual([
    { name: "屏幕与音响", count: 1 },
    { name: "预算", count: 2 },
    { name: "茶歇与用餐", count: 2 },
  ]);
  const some = await getQuestions(context, { tag: "预算", page: 9 });
  expect([some.page, some.list.map(({ id }) => id)]).toEqual([1, ["2", "3"]]);
  expect((await getQuestions(context, { tag: "没有" })).list).toEqual([]);
});

it("returns a question with its answers and their computed figures, and rejects an unknown id", async () => {
  expect(await getQuestion(context, { id: "1" })).toEqual({
    id: "1",
    name: "茶歇要备多少点心？",
    tags: ["茶歇与用餐"],
    askedOn: "2026-01-02",
    answerCount: 1,
    demo: true,
    detail: "厅长 20 米。",
    answers: [{ ...answer, figures: [{ ...bars, sum: 300 }] }],
    lead: { from: 90, unit: "份" },
  });
  await expect(getQuestion(context, { id: "99" })).rejects.toThrow();
});

it("relates questions by main tag, then shared tags and bigrams, excluding itself and unrelated ones", async () => {
  expect((await getRelatedQuestions(context, { id: "2" })).map(({ id }) => id)).toEqual(["1", "3"]);
  expect((await getRelatedQuestions(context, { id: "4" })).map(({ id }) => id)).toEqual([]);
  await expect(getRelatedQuestions(context, { id: "99" })).rejects.toThrow();
});

it("draws questions without repetition and reaches every one", async () => {
  const drawn = await getRandomQuestions(context, { size: 20 });
  expect(drawn.map(({ id }) => id).toSorted()).toEqual(["1", "2", "3", "4"]);
  const seen = new Set<string>();
  for (let at = 0; at < 400; at++) for (const { id } of await getRandomQuestions(context, { size: 1 })) seen.add(id);
  expect(seen.size).toBe(4);
});
