import type { RoomKind, RoomPlan } from "../rooms/room-kinds.ts";
import type { LanghamHotel } from "./langham-hotels.ts";

/** Clear heights in metres of the smaller rooms, and the floors of a hotel's rooms. */
const heights = { function: 4.2, meeting: 3.2, boardroom: 3 } as const;
const floors = { ballroom: 3, function: 3, meeting: 5, boardroom: 6, lawn: 1 } as const;

/** Shares of a divisible ballroom's length, stage side first. */
const partShares: Record<LanghamHotel["ballroom"]["parts"], readonly number[]> = {
  2: [0.56, 0.44],
  3: [0.44, 0.28, 0.28],
};

const roundTenth = (metres: number): number => Math.round(metres * 10) / 10;

const createRoom = (
  kind: RoomKind,
  name: string,
  floor: number,
  [length, width]: readonly [number, number],
  height: number | undefined,
): RoomPlan => ({ kind, name, floor, length, width, height });

/** Plans the ballroom with its parts: each spans the whole width, and their depths add up to its length. */
function planBallroom({ sides, height, parts }: LanghamHotel["ballroom"]): RoomPlan {
  const [length, width] = sides;
  const shares = partShares[parts];
  const depths = shares.slice(0, -1).map((share) => roundTenth(length * share));
  const last = roundTenth(length - depths.reduce((sum, depth) => sum + depth, 0));
  const rooms = [...depths, last].map((depth, at) =>
    createRoom("function", `大宴会厅 ${at + 1}`, floors.ballroom, [width, depth], height),
  );
  return { ...createRoom("ballroom", "大宴会厅", floors.ballroom, sides, height), parts: rooms };
}

/** Plans the rooms of a hotel: ballroom, function rooms, meeting rooms, a boardroom, and the lawn where it has one. */
export function planLanghamRooms({ ballroom, functionRooms, meetingRooms, lawn }: LanghamHotel): RoomPlan[] {
  return [
    planBallroom(ballroom),
    ...functionRooms.map((sides, at) =>
      createRoom("function", `多功能厅 ${at + 1}`, floors.function, sides, heights.function),
    ),
    ...meetingRooms.map((sides, at) =>
      createRoom("meeting", `会议室 ${at + 1}`, floors.meeting, sides, heights.meeting),
    ),
    createRoom("boardroom", "董事厅", floors.boardroom, [10.5, 6.5], heights.boardroom),
    ...(lawn ? [createRoom("lawn", "草坪", floors.lawn, lawn, undefined)] : []),
  ];
}
