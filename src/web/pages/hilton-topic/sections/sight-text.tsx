import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom, type MeasuredRoom } from "#domain/seating/room.ts";
import { sightFigures } from "#domain/seating-drawing/sight-figures.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";

export interface SightTextProps {
  space: MeasuredRoom;
  people: number;
}

/** Says how far the last row is from the screen; nothing where the room's sides are unknown or nobody can be seated. */
export function SightText({ space, people }: SightTextProps) {
  const room = createRoom(space);
  const plan = room && planSeating(room, "classroom", { people });
  if (!plan) return null;
  const { lastRow, screenHeight, ratio } = sightFigures(plan);
  return hiltonTopicZh.room.sight(lastRow, screenHeight, ratio);
}
