import { expect, it } from "vitest";
import { appOpenAddress } from "./app-open-address.ts";

it.each([
  ["/view/hotel-1?people=80", "/view/hotel-1?people=80"],
  ["/", "/"],
  [undefined, "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["https://evil.example", "/"],
  [`/${"a".repeat(300)}`, "/"],
])("reads %s as %s", (text, path) => {
  expect(appOpenAddress.parse({ to: text })).toEqual({ to: path });
});
