import { expect, it } from "vitest";
import type { ProgrammeBlock, SessionBlock } from "./programme.ts";
import { replaceBlock } from "./replace-block.ts";

const session = (name: string, dayNumber: number, from: number, day?: string): SessionBlock => ({
  kind: "session",
  name,
  place: "space",
  people: 100,
  count: 1,
  layout: "theatre",
  dayNumber,
  ...(day && { day }),
  from,
  to: from + 60,
  guessed: [],
});
const rooms: ProgrammeBlock = { kind: "rooms", name: "客房", rooms: 10, nights: 1, guessed: [] };
const list = (blocks: readonly ProgrammeBlock[]) =>
  blocks.map((block) => (block.kind === "rooms" ? block.name : `${block.name} ${block.dayNumber}`));

it("puts a block on another day where it belongs, and numbers the days anew", () => {
  const blocks = [session("甲", 1, 540, "2026-12-17"), session("乙", 2, 540, "2026-12-18"), rooms];
  expect(list(replaceBlock(blocks, 0, session("甲", 1, 600, "2026-12-19")))).toEqual(["乙 1", "甲 2", "客房"]);
});

it("removes a block, and adds one", () => {
  const blocks = [session("甲", 1, 540), session("乙", 1, 840), rooms];
  expect(list(replaceBlock(blocks, 0, undefined))).toEqual(["乙 1", "客房"]);
  expect(list(replaceBlock(blocks, undefined, session("丙", 1, 700)))).toEqual(["甲 1", "丙 1", "乙 1", "客房"]);
});
