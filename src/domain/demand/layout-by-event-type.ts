import type { LayoutKey } from "../space/layouts.ts";
import type { EventTypeId } from "./demand-option.ts";

/** The layout that planners mean by an event type until they name one. Other types have no usual layout. */
export const layoutByEventType: Readonly<Partial<Record<EventTypeId, LayoutKey>>> = {
  training: "classroom",
  launch: "theatre",
  forum: "theatre",
  "annual-meeting": "banquet",
  banquet: "banquet",
  wedding: "banquet",
  "closed-door": "boardroom",
};
