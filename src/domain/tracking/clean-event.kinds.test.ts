import { describe, expect, it } from "vitest";
import { cleanEvent } from "./clean-event.ts";

const now = new Date("2026-11-23T04:00:00Z");
const clean = (properties: Record<string, unknown>) => cleanEvent({ type: "track", properties }, now).properties;

const split = (text: string) => text.trim().split(/\s+/);
const campaign = split("utm_source utm_medium utm_campaign utm_content utm_term");

/** Every property that is stored, by its kind. */
const names = {
  url: split("$url $referrer $latest_referrer $first_referrer $latest_landing_page"),
  path: ["$url_path"],
  text: [
    ...split("$title $url_host $referrer_host $latest_referrer_host $first_referrer_host"),
    ...split("$latest_traffic_source_type $first_traffic_source_type $first_browser_language"),
    ...split("$latest_search_keyword $first_search_keyword $lib $lib_version $lib_method"),
    ...split("$os $os_version $model $manufacturer $browser $browser_version"),
    ...["$", "$latest_", "$first_", ""].flatMap((start) => campaign.map((name) => start + name)),
    ...split("hotel_name brand_name product location_name media_app"),
  ],
  number: split(
    `$screen_height $screen_width $viewport_height $viewport_width $timezone_offset $viewport_position
    $event_duration event_duration`,
  ),
  flag: split("$is_first_day $is_first_time"),
  id: split("hotel_id brand_id"),
};

/** Values of each kind with what is stored of them. */
const values: Record<keyof typeof names, [value: unknown, stored: unknown][]> = {
  url: [
    ["https://a.cn/x?token=1&page=2", "https://a.cn/x?page=2"],
    ["/x", undefined],
    [1, undefined],
  ],
  path: [
    ["/x?token=1", "/x"],
    ["x", "/x"],
    [1, undefined],
  ],
  text: [
    ["北京 13800138000", "北京 …"],
    ["", undefined],
    [5, undefined],
    [true, undefined],
    [{}, undefined],
  ],
  number: [
    [0, 0],
    [-480, -480],
    [1.5, 1.5],
    ["390", undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ],
  flag: [
    [true, true],
    [false, false],
    ["true", undefined],
    [1, undefined],
  ],
  id: [
    ["1100000001", "1100000001"],
    ["a_B-9", "a_B-9"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), undefined],
    ["张先生", undefined],
    ["a b", undefined],
    ["-a@b.cn", undefined],
    ["", undefined],
    [7, undefined],
  ],
};

describe.each(Object.keys(names) as (keyof typeof names)[])("properties of the kind %s", (kind) => {
  it.each(names[kind])("%s are stored if they are of it", (name) => {
    for (const [value, stored] of values[kind])
      expect(clean({ [name]: value })).toStrictEqual(stored === undefined ? {} : { [name]: stored });
  });
});

it.each(split("name mobile $ip $identity_login_id utm_id $utm_matching_type hotel $hotel_id constructor __proto__"))(
  "the property %s is not stored",
  (name) => {
    expect(clean(Object.fromEntries([[name, "x"]]))).toEqual({});
  },
);

it("prefers an event's own property to the library's", () => {
  const event = cleanEvent({ type: "track", lib: { $lib: "js", $os: "a" }, properties: { $os: "b" } }, now);
  expect(event.properties).toEqual({ $lib: "js", $os: "b" });
});

it("keeps the id of a browser, and none that could be a person's", () => {
  const readId = (distinct_id: string) => cleanEvent({ type: "track", distinct_id }, now).distinctId;
  for (const id of ["a234567890123456", "1234567890-abcdef", "A".repeat(255), "6543210987654321_z"])
    expect(readId(id)).toBe(id);
  for (const id of [
    "a23456789012345",
    "A".repeat(256),
    "1234567890123456",
    "138-0013-8000-1380013",
    "a2345678901234567@b.cn",
    "张a2345678901234567",
    "a2345678901234567 ",
  ])
    expect(readId(id)).toBe("");
});

it("believes a clock up to ten days behind and an hour ahead", () => {
  const hourMs = 3_600_000;
  const readTime = (offset: number) =>
    Date.parse(cleanEvent({ type: "track", time: now.getTime() + offset }, now).at) - now.getTime();
  const believed = [-240 * hourMs + 1, -hourMs, 0, hourMs - 1];
  expect(believed.map(readTime)).toEqual(believed);
  expect([-240 * hourMs, hourMs].map(readTime)).toEqual([0, 0]);
});
