import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#domain/day.ts";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import type { Programme, RoomsBlock, SessionBlock } from "../programme.ts";
import { formatProgrammeText } from "./format-programme-text.ts";
import { programmeText } from "./programme-text.fixture.ts";
import { readProgramme } from "./read-programme.ts";

/** `SEED=2 npm run unit -- …` draws other programmes. */
const seed = Number(process.env.SEED ?? 1);
const today = "2026-11-28";
const read = (text: string) => readProgramme(text, preparedBeijingVocabulary, today);

const layoutKeys: readonly LayoutKey[] = layouts.map(({ key }) => key);

type Kind = Pick<SessionBlock, "kind" | "place" | "name">;
const kinds: readonly (readonly [Kind["kind"], Kind["place"], string])[] = [
  [
    "session",
    "space",
    "主会场 全体大会 开幕式 总结大会 颁奖典礼 大会 培训 会议 董事会 发布会 沙龙 论坛 plenary 启动会",
  ],
  ["breakout", "space", "分会场 分论坛 小会议室 分组讨论 工作坊 breakout"],
  ["meal", "space", "晚宴 欢迎晚宴 酒会 午宴 午餐 自助晚餐"],
  ["session", "space", "上午场 讨论 大会A"],
  ["breakout", "space", "A会场 会议室B 分会场1 分论坛A/B"],
  ["meal", "restaurant", "午餐 自助午餐 晚餐 早餐 lunch"],
  ["meal", "foyer", "茶歇 下午茶"],
  ["session", "foyer", "签到 报到"],
];
const named = kinds.flatMap(([kind, place, names]) => names.split(" ").map((name): Kind => ({ kind, place, name })));

/** Hours of any time of the day, also into the night. */
const hours = fc
  .tuple(fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.integer({ min: 1, max: 8 * 60 }))
  .map(([from, length]) => ({ from, to: from + length }));

/** A meal is served at tables or standing. */
const toServed = (layout: LayoutKey): LayoutKey => (layout === "cocktail" ? layout : "banquet");

const session = fc
  .record({
    named: fc.constantFrom(...named),
    people: fc.oneof(
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 1, max: 99 }).map((tables) => tables * 10),
    ),
    count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 })),
    layout: fc.constantFrom(...layoutKeys),
    dayNumber: fc.integer({ min: 1, max: 5 }),
    hours,
  })
  .map(
    ({ named: { kind, place, name }, people, count, layout, dayNumber, hours: { from, to } }): SessionBlock => ({
      kind,
      name,
      place,
      people,
      count: place === "foyer" ? 1 : count,
      ...(place === "space" && { layout: kind === "meal" ? toServed(layout) : layout }),
      dayNumber,
      from,
      to,
      guessed: [],
    }),
  );

const rooms = fc.record({
  name: fc.constantFrom("客房", "标间", "标间、大床", "房间"),
  rooms: fc.integer({ min: 1, max: 2000 }),
  nights: fc.integer({ min: 1, max: 14 }),
  /** Days from the first one of the event to the first night. */
  after: fc.integer({ min: -1, max: 4 }),
});

const programme = fc
  .record({
    name: fc.option(fc.constantFrom("年会", "经销商大会", "ABB 用户大会 2027", "大客户签约仪式")),
    sessions: fc.array(session, { minLength: 1, maxLength: 8 }),
    rooms: fc.option(rooms),
    budget: fc.option(fc.oneof(fc.integer({ min: 1000, max: 5_000_000 }), fc.constantFrom(400_000, 55_500))),
    firstDay: fc.option(fc.integer({ min: 0, max: 1200 }).map((days) => addDays("2026-10-01", days))),
  })
  .map(({ name, sessions, rooms: stay, budget, firstDay }): Programme => {
    const ofDay = (number: number) => (firstDay === null ? {} : { day: addDays(firstDay, number) });
    // The reader has break-outs before others that are at the same hours.
    const isOther = ({ kind }: SessionBlock) => Number(kind !== "breakout");
    const sorted = sessions
      .map((block) => ({ ...block, ...ofDay(block.dayNumber - 1) }))
      .toSorted((a, b) => a.dayNumber - b.dayNumber || a.from - b.from || a.to - b.to || isOther(a) - isOther(b));
    const blocks: RoomsBlock[] = stay
      ? [
          {
            kind: "rooms",
            name: stay.name,
            rooms: stay.rooms,
            nights: stay.nights,
            ...ofDay(stay.after),
            guessed: firstDay === null ? ["day"] : [],
          },
        ]
      : [];
    return {
      ...(name !== null && { name: name }),
      blocks: [...sorted, ...blocks],
      ...(budget !== null && { budget }),
    };
  });

it(`reads what is formatted as the same programme (SEED=${seed})`, () => {
  fc.assert(
    fc.property(programme, (drawn) => {
      const text = formatProgrammeText(drawn);
      const { programme: found, venueTerms, unread } = read(text);
      expect(found, text).toEqual(drawn);
      expect([...venueTerms, ...unread], text).toEqual([]);
    }),
    { numRuns: 400, seed },
  );
});

const rests = [
  "国贸附近，要LED屏",
  "五星酒店，人均1500，3月7号，撤场",
  "20人，三天，中午，会议室2间",
  "不要晚宴，周末，净高6米",
];

it(`reads the rest of a text by itself (SEED=${seed})`, () => {
  fc.assert(
    fc.property(programme, fc.constantFrom(...rests), (drawn, rest) => {
      const text = formatProgrammeText(drawn, rest);
      const { programme: found, venueTerms, unread } = read(text);
      const alone = read(`其余：${rest}`);
      expect(found, text).toEqual(drawn);
      expect(venueTerms.map((term) => term.text)).toEqual(alone.venueTerms.map((term) => term.text));
      expect(unread).toEqual(alone.unread);
      expect([...venueTerms, ...unread].length).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed },
  );
});

it(`formats any text that was read so that it is read as the same programme (SEED=${seed})`, () => {
  fc.assert(
    fc.property(programmeText, (typed) => {
      const { programme: first, venueTerms, unread } = read(typed);
      const rest = [...venueTerms.map((term) => term.text), ...unread].join("，");
      const stated: Programme = {
        ...first,
        blocks: first.blocks.map((block) => ({
          ...block,
          guessed: block.kind === "rooms" && block.day === undefined ? (["day"] as const) : [],
        })),
      };
      const text = formatProgrammeText(first, rest);
      expect(read(text).programme, `${typed} → ${text}`).toEqual(stated);
    }),
    { numRuns: 400, seed },
  );
});
