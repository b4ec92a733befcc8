import { expect, it } from "vitest";
import type { ToolContext } from "../assistant-tool.ts";
import { readQuotes } from "./read-quotes.ts";

const token = "q".repeat(32);
const quote = {
  id: "r1",
  venueName: "国贸大酒店",
  href: "/view/hotel-1",
  state: "answered",
  answer: {
    lines: [{ line: "hire", text: "30,000 元/天" }],
    total: { kind: "atLeast", yuan: 30_000, missing: ["serviceCharge", "tax"] },
  },
};

/** Runs the tool on a site that answers with a demand. */
const run = (link: string, demand: object) => {
  const calls: unknown[] = [];
  const context = {
    call: async (path: string, input: unknown) => {
      calls.push([path, input]);
      return demand;
    },
    toUrl: (path: string) => `https://huizhi.example${path}`,
  } as unknown as ToolContext;
  return readQuotes.run(context, { link }).then((answer) => ({ answer, calls }));
};

it.each([`https://huizhi.example/demand/${token}`, `https://huizhi.example/demand/${token}/`, token])(
  "reads the quotes of %s",
  async (link) => {
    const { answer, calls } = await run(link, {
      state: "stored",
      status: "quoted",
      reference: "HZ-1",
      quotes: [quote],
    });
    expect(calls).toEqual([["demand/get", { token }]]);
    const { id: _, href: _href, ...rest } = quote;
    expect(answer).toEqual({
      state: "quoted",
      reference: "HZ-1",
      quotes: [{ ...rest, url: "https://huizhi.example/view/hotel-1" }],
    });
  },
);

it("says that a demand was erased, and takes nothing that is no private link", async () => {
  const { answer } = await run(token, { state: "erased", erasedAt: "2026-11-23T02:00:00.000Z" });
  expect(answer).toEqual({ state: "erased", erasedAt: "2026-11-23T02:00:00.000Z" });
  for (const link of ["HZ-20261123-4444", "https://huizhi.example/demand/", "https://huizhi.example/beijing"])
    expect(readQuotes.input.safeParse({ link }).success).toBe(false);
});
