import fc from "fast-check";
import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { isSession } from "../programme.ts";
import { programmeText } from "./programme-text.fixture.ts";
import { readProgramme } from "./read-programme.ts";

/** `SEED=2 npm run unit -- …` composes other texts. */
const seed = Number(process.env.SEED ?? 1);

it(`reads any text as blocks that can be planned, and quotes what it does not read (SEED=${seed})`, () => {
  fc.assert(
    fc.property(programmeText, (typed) => {
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

it.each(["0x0晚宴，12月17日", "12月17日0个分会场，分0组讨论", "12月17日主会场200人，各0人，分别0、20人，0小时"])(
  "reads no block of nobody in %s",
  (text) => {
    const { blocks } = readProgramme(text, preparedBeijingVocabulary, "2026-11-28").programme;
    for (const block of blocks.filter(isSession)) expect(Math.min(block.people, block.count)).toBeGreaterThan(0);
  },
);

it("plans no more days than a meeting has", () => {
  const { programme } = readProgramme("主会场200人3000天，茶歇，分会场3×30", preparedBeijingVocabulary, "2026-11-28");
  expect(programme.blocks.length).toBeLessThanOrEqual(15 * 3);
});
