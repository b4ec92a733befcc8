import fc from "fast-check";
import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { isSession } from "../programme.ts";
import { readProgramme } from "./read-programme.ts";

/** `SEED=2 npm run unit -- …` composes other texts. */
const seed = Number(process.env.SEED ?? 1);

const pieces =
  "12月17日 17-18日 12/17-18 下周五 第二天 第99天 D3 每天 3000天 两天一夜 1月1日 12月31日 上午 下午 晚上 9:00-17:30 18:30开席 2点到5点半 25:70 17点结束 主会场 分会场 4个分会场 分3组讨论 年会 董事会 培训 签到 茶歇 午餐 晚宴 自助餐 客房 住110间 两晚 16、17两晚 200人 每组8人 3×30 99x9999 20桌 80间 80间×2晚 课桌式 U型 预算40万 人均300 不要晚宴 国贸 要LED 骆驼 ， ； 。 : 、 + （ ） \n \t | 0人 9999999人 一 百 x 7"
    .split(" ")
    .map((piece) => piece.replace("\\n", "\n").replace("\\t", "\t"));

const text = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 4 })),
      fc.constantFrom("", " "),
    ),
    {
      maxLength: 24,
    },
  )
  .map((parts) => parts.flat().join(""));

it(`reads any text as blocks that can be planned, and quotes what it does not read (SEED=${seed})`, () => {
  fc.assert(
    fc.property(text, (typed) => {
      const { programme, unread } = readProgramme(typed, preparedBeijingVocabulary, "2026-11-28");
      const numbers = programme.blocks.filter(isSession).map(({ dayNumber }) => dayNumber);
      if (numbers.length > 0) expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
      for (const block of programme.blocks) {
        const counts = isSession(block) ? [block.people, block.count] : [block.rooms, block.nights];
        for (const count of counts) expect(Number.isInteger(count) && count >= 1).toBe(true);
        if (isSession(block)) expect(block.to).toBeGreaterThan(block.from);
        if (isSession(block)) expect(block.from).toBeGreaterThanOrEqual(0);
        if (isSession(block) && block.place === "space") expect(block.layout).toBeDefined();
      }
      for (const piece of unread) expect(typed.replaceAll(/[\n\r]/g, "；").replaceAll(/[\t|]/g, "，")).toContain(piece);
    }),
    { numRuns: 1500, seed },
  );
});

it("plans no more days than a meeting has", () => {
  const { programme } = readProgramme("主会场200人3000天，茶歇，分会场3×30", preparedBeijingVocabulary, "2026-11-28");
  expect(programme.blocks.length).toBeLessThanOrEqual(15 * 3);
});
