import { expect, test } from "vitest";
import { codes } from "#contract/codes.ts";
import { errorEn } from "#texts/site/shell.en.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { ApiError, NetworkError, TimeoutError } from "./api-error.ts";
import { createApiClient } from "./create-api-client.ts";
import { getErrorNotice, getErrorText, successCode } from "./get-error-text.ts";

/** Returns what a call rejects with at an answer of this status and body. */
async function getError(status: number, body: unknown): Promise<unknown> {
  const fetcher = (async () => Response.json(body, { status })) as typeof fetch;
  return createApiClient({ signKey: "k", fetcher })("hotel/getSiteDetailNew", { siteId: "1" }).catch((error) => error);
}

/** Section 8 as a table: status, body, the text on a Chinese page and on an English one; undefined: nothing is told. */
test.each([
  ["another code: message", 200, { code: 29999, message: "活动已结束", msg: "x" }, "活动已结束", errorEn.fault.title],
  ["in English", 200, { code: 29999, message: "The event is over" }, "The event is over", "The event is over"],
  ["else msg", 200, { code: 29999, message: "", msg: "名额已满" }, "名额已满", errorEn.fault.title],
  ["else 出错了", 200, { code: 29999, message: { a: 1 } }, "出错了", errorEn.fault.title],
  ["20006", 200, { code: 20006, message: "重复的需求" }, undefined, undefined],
  ["401", 401, { code: 29999, message: "请登录" }, undefined, undefined],
  ["403 of a firewall", 403, "<h1>Forbidden</h1>", undefined, undefined],
  ["404", 404, { code: 20002, message: "没有" }, "请求的资源不存在", "The requested resource does not exist"],
  ["500 with a message", 500, { code: 20000, message: "正在维护" }, "正在维护", errorEn.fault.title],
  ["500 without one", 500, "<html>", "出错了", errorEn.fault.title],
  ["2000 with an error's status", 400, { code: 2000, message: "" }, "出错了", errorEn.fault.title],
  ["a portal's page", 200, "<html>", "出错了", errorEn.fault.title],
  ["no body", 200, null, "出错了", errorEn.fault.title],
])("tells %s", async (_, status, body, zh, en) => {
  const error = await getError(status, body);
  expect(error).toBeInstanceOf(ApiError);
  expect([getErrorText(error), getErrorText(error, "en")]).toEqual([zh, en]);
});

test("success is code 2000, and the codes are those of the catalogue", async () => {
  const fetcher = (async () => Response.json({ code: successCode, message: "ok", data: 7 })) as typeof fetch;
  expect(await createApiClient({ signKey: "k", fetcher })("common/getCitys")).toBe(7);
  expect([codes.ok.code, codes.duplicateDemand.code]).toEqual([successCode, 20006]);
});

test("tells of no network, a late answer and an unavailable service apart, and nothing where the page was left", () => {
  expect(getErrorNotice(new NetworkError())).toBe(siteZh.error.offline);
  expect(getErrorNotice(new TimeoutError(), "en")).toBe(errorEn.late);
  expect(getErrorNotice(new ApiError(20007, 503, ""))).toEqual(siteZh.error.unavailable);
  expect(getErrorNotice(new TypeError("x is not a function"))).toBe(siteZh.error.fault);
  expect(getErrorNotice(new DOMException("left", "AbortError"))).toBeUndefined();
});
