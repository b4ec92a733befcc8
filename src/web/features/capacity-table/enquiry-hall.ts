import type { AskQuery } from "../../../domain/venue/ask.ts";
import { bestHall, fitsTight } from "./best-hall.ts";
import { type Hall, seatsOf } from "./hall.ts";

/**
 * The hall that an enquiry for so many people is about: the best one, else one that takes them up to its limit; `null`
 * where none does. Undefined as long as people or layout are not said, or no hall is known.
 */
export function enquiryHall(halls: Hall[], { people, layout }: AskQuery) {
  if (!people || !layout || halls.length === 0) return undefined;
  const ask = { people, layout };
  const best = bestHall(halls, ask);
  const hall = best ?? halls.find((one) => fitsTight(one, ask));
  if (!hall) return null;
  const { id, name, priceDay } = hall.space;
  return { id, name, priceDay, left: seatsOf(hall.figures[layout]) - people, tight: !best };
}
