import { expect, it } from "vitest";
import { cleanTrackedPath, cleanTrackedText, cleanTrackedUrl } from "./clean-tracked-url.ts";

const safe = "utm_source utm_medium utm_campaign utm_content utm_term page_from mp_plantform_type lang view page".split(
  " ",
);

it.each(safe)("keeps the parameter %s, without what names a person", (name) => {
  expect(cleanTrackedUrl(`https://a.cn/x?${name}=wx&q=1`)).toBe(`https://a.cn/x?${name}=wx`);
  expect(cleanTrackedUrl(`https://a.cn/x?q=1&${name}=a%26b+13800138000`)).toBe(
    `https://a.cn/x?${name}=a%26b%20%E2%80%A6`,
  );
});

it("keeps several parameters in their order, and no mark without any", () => {
  expect(cleanTrackedUrl("https://a.cn/?page=2&token=x&lang=en")).toBe("https://a.cn/?page=2&lang=en");
  expect(cleanTrackedUrl("https://a.cn/?token=x")).toBe("https://a.cn/");
});

it.each([
  ["HTTP://A.cn/x", "http://a.cn/x"],
  ["https://a.cn:8443/x#name", "https://a.cn:8443/x"],
  ["https://user:secret@a.cn/", "https://a.cn/"],
  ["http://", ""],
  ["http:/a.cn", ""],
  ["ftp://a.cn/x", ""],
  ["view-source:https://a.cn/x", ""],
  ["", ""],
])("the address %s becomes %s", (given, cleaned) => expect(cleanTrackedUrl(given)).toBe(cleaned));

it.each([
  ["https://a.cn/demand/secret?page=2", "https://a.cn/demand/…"],
  ["https://a.cn/%64emand/secret", "https://a.cn/demand/…"],
  ["https://a.cn/s/secret", "https://a.cn/s/…"],
])("of the private page %s only that it is one", (given, cleaned) => expect(cleanTrackedUrl(given)).toBe(cleaned));

it.each([
  ["/x?page=2&token=1", "/x?page=2"],
  ["x", "/x"],
  ["", "/"],
  ["/demand/secret", "/demand/…"],
])("the path %s becomes %s", (given, cleaned) => expect(cleanTrackedPath(given)).toBe(cleaned));

it.each([
  ["1380013", "…"],
  ["138001", "138001"],
  ["+86 138 0013 8000", "…"],
  ["(010) 6512-3456", "(…"],
  ["010)-6512 (3456", "…"],
  ["1 - - 2345678", "1 - - …"],
  ["致电13800138000，或 010-65123456。", "致电…，或 …。"],
  ["a.b+c%d-e@mail.example.com.cn!", "…!"],
  ["chen@example", "chen@example"],
  ["@example.com", "@example.com"],
  ["x@a-b.cn y@c.cn", "… …"],
])("the text %s becomes %s", (given, cleaned) => expect(cleanTrackedText(given)).toBe(cleaned));

it("cuts texts and addresses to 500 characters, and no number or address of mail in two", () => {
  expect(cleanTrackedText("会".repeat(501))).toBe("会".repeat(500));
  expect(cleanTrackedUrl(`https://a.cn/${"x".repeat(600)}`)).toBe(`https://a.cn/${"x".repeat(487)}`);
  for (const personal of ["13800138000", "chen@example.com"])
    for (let before = 480; before <= 500; before++)
      expect(cleanTrackedText("会".repeat(before) + personal)).toBe(`${"会".repeat(before)}…`.slice(0, 500));
});
