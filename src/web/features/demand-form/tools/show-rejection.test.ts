import { expect, test, vi } from "vitest";
import { codes } from "#contract/codes.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { showRejection } from "./show-rejection.ts";

const chinese = { requiredAlternative: "people", locale: "zh" } as const;
const createForm = () => ({ setError: vi.fn(), setValue: vi.fn() });
const createError = (code: number, issues: { field: string; rule: string; message: string }[] = []) =>
  new ApiError(code, 400, "请求的格式不对", { issues });

test("shows each issue at its field and returns the form's first one, without a message", () => {
  const form = createForm();
  const error = createError(codes.malformed.code, [
    { field: "mobile", rule: "mobile", message: "手机号不对" },
    { field: "endDate", rule: "order", message: "早于开始" },
    { field: "token", rule: "string", message: "不在表单上" },
  ]);
  expect(showRejection(form, error, chinese)).toEqual({ field: "endDate", message: undefined });
  expect(form.setError.mock.calls).toEqual([
    ["mobile", { type: "server", message: "手机号不对" }],
    ["endDate", { type: "server", message: "早于开始" }],
  ]);
});

test("returns the message of a rejection that concerns no field", () => {
  const form = createForm();
  expect(showRejection(form, createError(codes.tooMany.code), chinese)).toEqual({
    field: undefined,
    message: "请求的格式不对",
  });
  expect(form.setError).not.toHaveBeenCalled();
});

test("clears the honeypot and returns its message", () => {
  const form = createForm();
  const error = createError(codes.malformed.code, [{ field: "website", rule: "empty", message: "请再试一次" }]);
  expect(showRejection(form, error, chinese)).toEqual({ field: "website", message: "请再试一次" });
  expect(form.setValue).toHaveBeenCalledExactlyOnceWith("website", "");
});

test("says in English why the server rejected an English form", () => {
  const error = createError(codes.tooMany.code);
  const { message } = showRejection(createForm(), error, { requiredAlternative: "people", locale: "en" });
  expect(message).toBe("Too many requests, please try again later");
});
