/** States of a blocked date: booked, or held for somebody who has not confirmed yet. */
export const bookingStates = [
  { id: "booked", zh: "已订" },
  { id: "held", zh: "预留" },
] as const;
export type BookingState = (typeof bookingStates)[number]["id"];

/** Days on which a space is blocked, as the operator has imported them. ISO days. */
export interface BookedPeriod {
  from: string;
  to: string;
  state: BookingState;
  /** The day on which the venue confirmed it. */
  confirmedOn: string;
}

/** The blocked dates of a space, ascending. */
export interface SpaceBookings {
  periods: readonly BookedPeriod[];
}

/** Days after which a confirmation is called old. */
export const oldConfirmationDays = 30;
