import type { SessionBlock } from "./programme.ts";

/** A block as planners usually call it; the reader of programmes knows each by its name. */
type BlockType = Pick<SessionBlock, "name" | "kind" | "place">;

/** The blocks that a programme can be put together from; guest rooms have fields of their own. */
export const blockTypes: readonly BlockType[] = [
  { name: "主会场", kind: "session", place: "space" },
  { name: "培训", kind: "session", place: "space" },
  { name: "论坛", kind: "session", place: "space" },
  { name: "董事会", kind: "session", place: "space" },
  { name: "分会场", kind: "breakout", place: "space" },
  { name: "分组讨论", kind: "breakout", place: "space" },
  { name: "签到", kind: "session", place: "foyer" },
  { name: "茶歇", kind: "meal", place: "foyer" },
  { name: "自助午餐", kind: "meal", place: "restaurant" },
  { name: "自助晚餐", kind: "meal", place: "restaurant" },
  { name: "午宴", kind: "meal", place: "space" },
  { name: "晚宴", kind: "meal", place: "space" },
];
