import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanEvent } from "./clean-event.ts";
import { cleanTrackedPath, cleanTrackedText, cleanTrackedUrl } from "./clean-tracked-url.ts";
import { detectMediaApp } from "./media-app.ts";
import { getTrackedProduct } from "./get-tracked-product.ts";
import { isTrackedPath } from "./is-tracked-path.ts";
import { toHotelEvent } from "./tracked-event.ts";

const now = new Date("2026-11-23T04:00:00Z");
const token = "abcdefghijklmnopqrstuvwxyz012345";

describe("what an event may carry", () => {
  it.each([
    ["https://a.cn/beijing?utm_source=wx&q=张先生&mobile=13800138000#x", "https://a.cn/beijing?utm_source=wx"],
    [`https://a.cn/demand/${token}?utm_source=wx`, "https://a.cn/demand/…"],
    [`https://a.cn//Demand%2f${token}`, "https://a.cn/demand/…"],
    ["https://user:secret@a.cn/x?token=1&page=2", "https://a.cn/x?page=2"],
    ["https://a.cn/?utm_term=13800138000", "https://a.cn/?utm_term=%E2%80%A6"],
    ["javascript:alert(1)", ""],
    ["http://", ""],
    ["取值异常", ""],
  ])("the address %s", (given, safe) => {
    expect(cleanTrackedUrl(given)).toBe(safe);
  });

  it.each([
    ["电话 138 0013 8000 联系", "电话 … 联系"],
    ["+86-10-5888-1234", "…"],
    ["mail chen@example.com", "mail …"],
    ["2026 年会 300 人", "2026 年会 300 人"],
  ])("the text %s", (given, safe) => {
    expect(cleanTrackedText(given)).toBe(safe);
  });

  test("no text with a telephone number or an address of mail, also where one runs into the other", () => {
    const personal = /\+?\d(?:[\s()-]{0,2}\d){6,}|[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/;
    const parts = fc.array(fc.constantFrom("a", "@", "b", ".", "cn", "138 0013", "8000", "+86", "(", "-", "%", " "), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(parts, (each) => {
        const text = each.join("");
        expect(cleanTrackedText(text)).not.toMatch(personal);
        if (!personal.test(text)) expect(cleanTrackedText(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test("a path, without token and query", () => {
    expect([cleanTrackedPath(`/demand/${token}`), cleanTrackedPath("/view/hotel-1?name=x")]).toEqual([
      "/demand/…",
      "/view/hotel-1",
    ]);
  });

  test("known properties only, of their kinds", () => {
    const event = cleanEvent(
      {
        type: "track",
        event: "hotel_view",
        time: now.getTime() - 5000,
        distinct_id: "19ab34f0c2b1d0-0a1b2c3d4e5f6-1a525636",
        lib: { $lib: "js", $lib_version: "1.26.17" },
        properties: {
          $url: "https://a.cn/view/hotel-1?mobile=13800138000",
          $is_first_day: true,
          $screen_width: "390",
          hotel_id: "123456789012345678901234",
          hotel_name: { toString: "x" },
          name: "张先生",
          mobile: "13800138000",
          remarks: "下午再打",
          $identity_mobile: "13800138000",
        },
      },
      now,
    );
    expect(event).toEqual({
      type: "track",
      event: "hotel_view",
      at: "2026-11-23T03:59:55.000Z",
      distinctId: "19ab34f0c2b1d0-0a1b2c3d4e5f6-1a525636",
      properties: {
        $lib: "js",
        $lib_version: "1.26.17",
        $url: "https://a.cn/view/hotel-1",
        $is_first_day: true,
        hotel_id: "123456789012345678901234",
      },
    });
  });

  test("no field of a demand is ever stored, whatever it is called or typed into", () => {
    const demand = {
      name: "钱小满",
      mobile: "13900139777",
      phone: "010-6512 3456",
      email: "qian@example.com",
      company: "云栖科技",
      remarks: "靠窗",
      budget: "40000",
      token,
      reference: "HZ-20261123-4444",
      captcha: "123456",
    };
    const typed = { $title: "致电 13900139777", hotel_name: "qian@example.com", location_name: "010-6512 3456" };
    const urls = { $url: `https://a.cn/demand/${token}?name=钱小满`, $referrer: `https://a.cn/?mobile=13900139777` };
    const stored = JSON.stringify(
      cleanEvent({ type: "track", event: "x", properties: { ...demand, ...typed, ...urls } }, now),
    );
    for (const value of Object.values(demand)) expect(stored).not.toContain(value);
    expect(stored).not.toMatch(/6512|name=|mobile=/);
  });

  it.each(["13800138000", "chen@example.com", "chen", "138-0013-8000-0000"])("no id of a person: %s", (id) => {
    expect(cleanEvent({ type: "profile_set", distinct_id: id }, now)).toMatchObject({
      event: "profile_set",
      distinctId: "",
    });
  });

  it.each([now.getTime() + 86_400_000, 0, undefined])("a clock that is wrong is not believed: %s", (time) => {
    expect(cleanEvent({ type: "track", event: "x", time }, now).at).toBe(now.toISOString());
  });
});

test("the payload of a hotel event has ids as texts", () => {
  const venue = { id: 1100000001, name: "柏景", brandId: 7, brandName: "万豪", city: "北京", district: "朝阳" };
  expect(toHotelEvent(venue, "hotel")).toEqual({
    hotel_id: "1100000001",
    hotel_name: "柏景",
    brand_id: "7",
    brand_name: "万豪",
    product: "hotel",
    location_name: "北京 朝阳",
  });
  expect(toHotelEvent({ id: "1", name: "柏景" }, "vr")).toMatchObject({
    brand_id: "",
    brand_name: "",
    location_name: "",
  });
});

it.each([
  ["/ask", false],
  ["/ask/12", false],
  ["/x/ask", false],
  [`/demand/${token}`, false],
  ["/", true],
  ["/solutions", true],
])("counts %s by itself: %s", (path, isTracked) => {
  expect(isTrackedPath(path)).toBe(isTracked);
});

it.each([
  ["/view/hotel-1", "hotel"],
  ["/view/hotel-1-nearby", "hotel"],
  ["/view/hotel-1/meetingspace-2", "meetingspace"],
  ["/view/hotel-1/vr", "vr"],
  ["/view/hotel-1/tupian/dating/3", "tupian"],
  ["/view/huiyishi-1", "huiyishi"],
  ["/view/image-1", "image"],
  ["/beijing/changdi-0-0-0-0-0", "changdi"],
  ["/kongjian-0-0", "kongjian"],
  ["/zt/marriott", "zt"],
  ["/case/submit", "case"],
  ["/beijing", "home"],
  ["/", "home"],
])("the product of %s is %s", (path, product) => {
  expect(getTrackedProduct(path)).toBe(product);
});

it.each([
  [
    "toutiao",
    "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/110 Mobile Safari/537.36 NewsArticle/9.3.4 TTNetType/wifi",
  ],
  [
    "tencent",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 qqnews/7.1.10",
  ],
  ["netease", "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 NewsApp/98.0 Mobile/15E148"],
  ["sina", "Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/99 Mobile sinanews/7.60"],
  ["sohu", "Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/99 Mobile SohuNews/6.9"],
  ["ifeng", "Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/99 Mobile ifengnews/7.40"],
  [
    undefined,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36",
  ],
])("the news app %s", (app, agent) => {
  expect(detectMediaApp(agent)).toBe(app);
});
