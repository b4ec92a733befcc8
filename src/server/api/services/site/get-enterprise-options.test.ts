import { expect, it } from "vitest";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Agreement } from "#domain/content/agreement.ts";
import { getEnterpriseOptions } from "./get-enterprise-options.ts";

const createAgreement = (name: string): Agreement => ({
  articles: [{ name, text: "固定顾问一名。", value: 2, unit: "小时内" }],
  steps: [{ days: 1, name: "通话", text: "30 分钟" }],
});

it("promises nothing where neither the operator nor the demo does, and what the operator wrote before the demo's sample", async () => {
  const empty = await createMemoryContext({ venues: [], spaces: [] });
  expect((await getEnterpriseOptions(empty)).agreement).toBeUndefined();
  const own = createAgreement("回电");
  expect((await getEnterpriseOptions({ ...empty, agreement: own })).agreement).toEqual(own);
  const demo = await createMemoryContext({ venues: [], spaces: [] }, { agreement: [createAgreement("示例")] });
  const { content } = demo;
  const get = ((kind: string) => content.get(kind as "agreement", "1")) as typeof content.get;
  const sampled = { ...demo, content: { ...content, get } };
  expect((await getEnterpriseOptions(sampled)).agreement).toEqual({ ...createAgreement("示例"), demo: true });
  expect((await getEnterpriseOptions({ ...sampled, agreement: own })).agreement).toEqual(own);
});
