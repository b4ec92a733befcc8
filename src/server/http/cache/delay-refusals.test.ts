import { expect, test } from "vitest";
import { delayRefusals } from "./delay-refusals.ts";

test("delays refusals, beyond the limit none", async () => {
  const delay = delayRefusals({ ms: 100, most: 2 });
  const order: string[] = [];
  const refuse = (name: string) => delay().then(() => order.push(name));
  await Promise.all([refuse("first"), refuse("second"), refuse("third")]);
  expect(order).toEqual(["third", "first", "second"]);
  await Promise.all([refuse("later"), Promise.resolve().then(() => order.push("meanwhile"))]);
  expect(order.slice(3)).toEqual(["meanwhile", "later"]);
});
