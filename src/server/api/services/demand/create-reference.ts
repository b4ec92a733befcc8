import { randomBytes, randomInt } from "node:crypto";
import { toChinaDay } from "#domain/day.ts";

/** Letters and digits that are not confusable and spell no words: no 0 O 1 I L, no vowels. */
const alphabet = "23456789BCDFGHJKMNPQRSTVWXYZ";

/** Creates a random demand reference, short enough to dictate: HZ-20261121-7K3M, with the day in China. */
export function createReference(now: Date): string {
  const tail = Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `HZ-${toChinaDay(now).replaceAll("-", "")}-${tail}`;
}

/** Creates the token of a demand's private page: 192 random bits, base64url. */
export const createToken = (): string => randomBytes(24).toString("base64url");
