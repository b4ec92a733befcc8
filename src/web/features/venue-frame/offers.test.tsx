import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Offers } from "./offers.tsx";

it("says 暂无优惠券 where a venue has no coupons", () => {
  expect(renderToStaticMarkup(<Offers offers={undefined} />)).toMatch(/^<span class="\w+">暂无优惠券<\/span>$/);
});

it("lists coupons with their terms and last day", () => {
  const html = renderToStaticMarkup(
    <Offers offers={[{ name: "茶歇九折", terms: "满 100 人", until: "2026-12-31" }, { name: "免费停车" }]} />,
  );
  expect(html.replaceAll(/<[^>]+>/g, "|").replaceAll("\u00a0", " ")).toBe(
    "||茶歇九折|满 100 人 · 有效期至 2026 年 12 月 31 日|||免费停车||",
  );
});
