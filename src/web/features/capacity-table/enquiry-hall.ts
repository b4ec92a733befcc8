import type { AskQuery } from "../../../domain/venue/ask.ts";
import { bestHall, fitsTight } from "./best-hall.ts";
import { type Hall, seatsOf } from "./hall.ts";

/**
 * Returns the space that a demand of this size is for: the best fit, else the first that fits up to its limit, else
 * `null`. Undefined if people or layout is missing, or the venue has no spaces.
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
