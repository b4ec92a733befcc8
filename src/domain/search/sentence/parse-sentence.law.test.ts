import fc from "fast-check";
import { it } from "vitest";
import { joinParts, listLost, randomSentence } from "./random-sentence.fixture.ts";

/** `SEED=2 npm run unit -- …` composes other sentences. */
const seed = Number(process.env.SEED ?? 1);

it(`reads every numeral and every term of 20,000 sentences, or lists it as unread (SEED=${seed})`, () => {
  fc.assert(
    fc.property(randomSentence, (parts) => {
      const lost = listLost(parts);
      if (lost.length > 0) throw new Error(`${joinParts(parts)} loses ${lost.join(", ")}`);
    }),
    { numRuns: 20_000, seed },
  );
});
