import { addDays } from "../day.ts";
import type { OfferRemedy } from "./offer.ts";
import { isSession, type Programme, type SessionBlock } from "./programme.ts";

function changeSession(session: SessionBlock, remedy: OfferRemedy): SessionBlock {
  switch (remedy.kind) {
    case "shift":
      return { ...session, from: session.from + remedy.minutes, to: session.to + remedy.minutes };
    case "layout":
      return { ...session, layout: remedy.layout };
    case "people":
      return { ...session, people: remedy.people };
    case "day": {
      const { dayNumber } = remedy;
      const day = session.day && addDays(session.day, dayNumber - session.dayNumber);
      return { ...session, dayNumber, ...(day && { day }) };
    }
  }
}

/** Returns the programme with the change that a remedy is; its blocks keep their places. */
export const applyRemedy = (programme: Programme, remedy: OfferRemedy): Programme => ({
  ...programme,
  blocks: programme.blocks.map((block, index) =>
    index === remedy.block && isSession(block) ? changeSession(block, remedy) : block,
  ),
});
