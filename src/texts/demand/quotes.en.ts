import type { QuotesTexts } from "./quotes.zh.ts";

/** Texts of the quotes on a demand's private page in English. What venues wrote stays Chinese. */
export const quotesEn: QuotesTexts = {
  title: "Quotes",
  counts: "{requested} venues asked, {answered} answered",
  total: "Total",
  perHead: "Per person",
  yuan: "¥{n}",
  atLeast: "At least ¥{n}",
  open: "Total open",
  missing: "without {lines}",
  separator: ", ",
  unanswered: "No answer",
  byAdviser: "Noted by the adviser",
  late: "Late",
  answeredAt: "Quoted {time}",
  sentAt: "Asked {time}",
  dueAt: "Answer by {time}",
  reason: "Reason: {reason}",
  choose: "Choose",
  chooseNote:
    "You can take a choice back for 10 minutes. Then the adviser passes your contact data to this venue and tells the others.",
  chosen: "You chose {venue}; until {time} you can take it back",
  undo: "Take back",
  former: "Venue (no longer listed)",
};

/** Names of lines, states and reasons for which a venue declines, in English. */
export const quoteNamesEn = {
  lines: {
    availability: "Availability",
    package: "Package",
    hire: "Venue hire",
    setup: "Set-up before",
    meals: "Meals",
    teaBreak: "Tea breaks",
    rooms: "Guest rooms",
    av: "Equipment",
    serviceCharge: "Service charge",
    tax: "Tax",
    deposit: "Deposit",
    cancellation: "Cancellation",
    validUntil: "Valid until",
    remarks: "Remarks",
  },
  states: {
    draft: "To be asked",
    sent: "Asked",
    opened: "Read",
    answered: "Quoted",
    finalRound: "Last offer requested",
    declined: "Declined",
    chosen: "Chosen",
    lost: "Not chosen",
    expired: "Expired",
    withdrawn: "Withdrawn by the venue",
    recalled: "Cancelled",
  },
  reasons: {
    booked: "fully booked",
    capacity: "too small",
    budget: "over budget",
    kind: "not this kind of event",
    other: "other",
  },
};
