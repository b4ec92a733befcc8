import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signWindowSeconds } from "#domain/limits.ts";
import { isSignatureValid } from "#domain/request-sign.ts";
import { createApiClient } from "./create-api-client.ts";
import { postDemand } from "./post-demand.ts";
import { sendRequest } from "./send-request.ts";
import { sendSigned } from "./send-signed.ts";

const key = "a-public-key";
const serverTime = Date.parse("2026-11-23T08:00:00Z");
/** The device's clock is a day behind until a test sets it. */
beforeEach(() => vi.useFakeTimers({ now: serverTime - 86_400_000, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** A site that checks signatures as ours does and keeps what it received. */
function stubSite({ changedKey = key, tellsTime = true } = {}) {
  const got: { url: string; body: Record<string, unknown> | undefined }[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    const body = init.body === undefined ? undefined : (JSON.parse(String(init.body)) as Record<string, unknown>);
    got.push({ url, body });
    const isRefused =
      body && (body.sign !== undefined || !body.clientKey) && !isSignatureValid(body, changedKey, serverTime / 1000);
    const answer = isRefused
      ? { code: 20003, message: "签名缺失、有误或已过期", data: null }
      : { code: 2000, message: "ok", data: { reference: "HZ-1", expiresIn: 300 } };
    const headers: Record<string, string> = tellsTime ? { date: new Date(serverTime).toUTCString() } : {};
    return Response.json(answer, { status: isRefused ? 400 : 200, headers });
  }) as typeof fetch;
  return { got, fetcher };
}

const addressed = {
  path: "common/caseSubmit",
  demand: { clientKey: "key-00001", name: "陈女士", mobile: "13800138000", cityCode: "110000", consent: true },
} as const;
const submit = ({ fetcher }: { fetcher: typeof fetch }) =>
  postDemand(addressed, { fetcher, sign: (path, params, send) => sendSigned(path, params, key, send) });

test("a clock that is a day off costs one more request, and later calls none", async () => {
  const site = stubSite();
  const call = createApiClient({ signKey: key, fetcher: site.fetcher });
  await call("common/sendMessage", { mobile: "13800138000", purpose: "verify" });
  expect(site.got.map(({ body }) => body!.timestamp)).toEqual([serverTime / 1000 - 86_400, serverTime / 1000]);
  await call("common/sendMessage", { mobile: "13800138000", purpose: "download" });
  expect(site.got).toHaveLength(3);
});

test("the same call twice in a second is signed with two times", async () => {
  const site = stubSite();
  const call = createApiClient({ signKey: key, fetcher: site.fetcher });
  const message = { mobile: "13800138000", purpose: "verify" } as const;
  await call("common/sendMessage", message);
  await call("common/sendMessage", message);
  expect(new Set(site.got.map(({ body }) => body!.sign)).size).toBe(site.got.length);
});

test("a demand is signed in its body, and its report and other calls are not", async () => {
  const site = stubSite();
  expect(await submit(site)).toMatchObject({ kind: "accepted", sent: { reference: "HZ-1" } });
  const [demand, report] = site.got;
  expect(isSignatureValid(demand!.body!, key, serverTime / 1000)).toBe(true);
  expect(Math.abs(Number(demand!.body!.timestamp) - serverTime / 1000)).toBeLessThan(signWindowSeconds);
  expect(report!.body).not.toHaveProperty("sign");
  await createApiClient({ signKey: key, fetcher: site.fetcher })("common/getCitys");
  expect(site.got.at(-1)).toEqual({ url: "/api/common/getCitys", body: undefined });
});

test("a changed key and an answer without a time lose no demand, but refuse a text message", async () => {
  for (const site of [stubSite({ changedKey: "new" }), stubSite({ changedKey: "new", tellsTime: false })]) {
    expect(await submit(site)).toMatchObject({ kind: "accepted" });
    expect(site.got.at(-2)!.body).not.toHaveProperty("sign");
    const call = createApiClient({ signKey: key, fetcher: site.fetcher });
    await expect(call("common/sendMessage", { mobile: "13800138000", purpose: "verify" })).rejects.toMatchObject({
      code: 20003,
    });
  }
});

test("a GET carries its parameters in the query, without null and undefined", async () => {
  const { got, fetcher } = stubSite();
  const params = { city: "beijing", k: null, q: undefined, page: 0, timestamp: 1_795_000_000, sign: "0a" };
  await sendRequest("common/getFooterData", params, { fetcher });
  expect(got[0]!.url).toBe("/api/common/getFooterData?city=beijing&page=0&timestamp=1795000000&sign=0a");
});
