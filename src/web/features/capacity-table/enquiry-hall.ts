import type { Ask } from "./ask.ts";
import { bestHall, fitsTight } from "./best-hall.ts";
import { type Hall, seatsOf } from "./hall.ts";

/** The hall that an enquiry for so many people is about: the best one, else one that takes them up to its limit. */
export function enquiryHall(halls: Hall[], ask: Ask) {
  const best = bestHall(halls, ask);
  const hall = best ?? halls.find((one) => fitsTight(one, ask));
  if (!hall) return undefined;
  const { id, name, priceDay } = hall.space;
  return { id, name, priceDay, left: seatsOf(hall.figures[ask.layout]) - ask.people, tight: !best };
}
