import { expect, it } from "vitest";
import { isEnglishPath } from "./is-english-path.ts";

it("knows the addresses of the English pages, whatever follows them", () => {
  const english = [
    "/marketing/langham/en",
    "/marketing/langham/en/x",
    "/case/submit-en/x",
    "/zt/publish-en",
    "/xiaoer/publish-en/1",
  ];
  const others = [
    "/",
    "/marketing/langham/zh/en",
    "/marketing/langham/english",
    "/case/submit",
    "/case/submit-en2",
    "/en",
  ];
  expect(english.filter(isEnglishPath)).toEqual(english);
  expect(others.filter(isEnglishPath)).toEqual([]);
});
