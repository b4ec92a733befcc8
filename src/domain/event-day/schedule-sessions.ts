/** What a meeting of one day asks of a hotel. */
export interface EventDayRequest {
  people: number;
  /** Number of parallel rooms in the afternoon; 0: everybody stays in the main room. */
  breakouts: number;
  /** A dinner at round tables in the main room, after it has been turned over. */
  dinner: boolean;
}

/** The rooms that the day passes through. */
export type RoomRole = "restaurant" | "foyer" | "main" | "breakout";

type SessionKind =
  | "registration"
  | "plenary"
  | "tea"
  | "lunch"
  | "breakout"
  | "closing"
  | "reset"
  | "reception"
  | "dinner";

/** One part of the day in one kind of room; minutes since midnight. */
export interface Session {
  kind: SessionKind;
  role: RoomRole;
  start: number;
  end: number;
}

const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
const session = (kind: SessionKind, role: RoomRole, start: number, end: number): Session => ({
  kind,
  role,
  start,
  end,
});

/**
 * Returns the sessions of the day, in order of their start. Breaks lie between the sessions, long enough for everybody to
 * walk; the reset of the main room runs beside the reception, so that nobody waits for it.
 */
export function scheduleSessions({ breakouts, dinner }: Pick<EventDayRequest, "breakouts" | "dinner">): Session[] {
  const afternoon = breakouts > 0 ? session("breakout", "breakout", at(13, 30), at(15, 20)) : undefined;
  return [
    session("registration", "foyer", at(8), at(8, 50)),
    session("plenary", "main", at(9), at(10, 30)),
    session("tea", "foyer", at(10, 40), at(11)),
    session("plenary", "main", at(11, 5), at(12)),
    session("lunch", "restaurant", at(12, 10), at(13, 20)),
    afternoon ?? session("plenary", "main", at(13, 30), at(15, 20)),
    session("tea", "foyer", at(15, 30), at(15, 50)),
    session("closing", "main", at(16), at(17)),
    ...(dinner
      ? [
          session("reset", "main", at(17, 5), at(18, 20)),
          session("reception", "foyer", at(17, 10), at(18, 20)),
          session("dinner", "main", at(18, 30), at(21)),
        ]
      : []),
  ];
}
