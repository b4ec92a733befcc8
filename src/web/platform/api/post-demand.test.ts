import { expect, test } from "vitest";
import { postDemand } from "./post-demand.ts";
import type { AddressedDemand } from "../demand-queue/queued-demand.ts";

const addressed: AddressedDemand = {
  path: "common/seaSubmit",
  demand: {
    clientKey: "key-00001",
    name: "陈女士",
    mobile: "13800138000",
    cityCode: "110000",
    people: 200,
    consent: true,
    company: "澜石",
    remarks: "密",
    email: "a@b.cn",
  },
};

/** Returns a stub of fetch that gives these answers in order, and the requests it received. */
function stubFetch(...answers: (Response | Error)[]) {
  const got: { path: string; body: Record<string, unknown> }[] = [];
  const fetcher = (async (path: string, init: RequestInit) => {
    got.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("asked too often");
    return answer;
  }) as typeof fetch;
  return { fetcher, got };
}
const answer = (code: number) =>
  Response.json({ code, message: "ok", data: { reference: "HZ-1", token: "t" } }, { status: 200 });

test("reports the facts of an accepted demand without personal data, and not those of a duplicate", async () => {
  const first = stubFetch(answer(2000));
  expect(await postDemand(addressed, { fetcher: first.fetcher })).toMatchObject({
    kind: "accepted",
    sent: { reference: "HZ-1" },
  });
  expect(first.got.map(({ path }) => path)).toEqual(["/api/common/seaSubmit", "/api/common/caseSubmitSensor"]);
  expect(first.got[1]!.body).toMatchObject({ kind: "sea", people: 200, hasRemarks: true });
  expect(JSON.stringify(first.got[1]!.body)).not.toMatch(/陈女士|13800138000|澜石|密|a@b|HZ-1|key-/);
  const repeated = stubFetch(answer(20006));
  expect(await postDemand(addressed, { fetcher: repeated.fetcher })).toMatchObject({ kind: "accepted" });
  expect(repeated.got).toHaveLength(1);
});

test("keeps a demand without an answer, with half an answer and with a portal's page", async () => {
  const cut = new Response(new ReadableStream({ start: (controller) => controller.error(new Error("cut")) }));
  const portal = new Response("<html>登录</html>", { headers: { "content-type": "text/html" } });
  for (const bad of [new TypeError("no network"), cut, portal]) {
    expect(await postDemand(addressed, stubFetch(bad))).toMatchObject({ kind: "queued", because: "offline" });
  }
});
