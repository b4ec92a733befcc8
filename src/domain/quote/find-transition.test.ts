import { describe, expect, it } from "vitest";
import { findTransition, isOpenRequest } from "./find-transition.ts";
import {
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  quoteActors,
  quoteEvents,
  quoteStates,
  quoteTransitions,
} from "./quote-transitions.ts";

/** What each state allows, written a second time by state: event, who may, the state after it. */
const allowed: Record<QuoteState, string> = {
  draft: "send adviser,system sent; recall visitor,adviser,system recalled",
  sent: "open venue opened; answer venue,adviser answered; decline venue,adviser declined; expire system expired; recall visitor,adviser,system recalled",
  opened:
    "answer venue,adviser answered; decline venue,adviser declined; expire system expired; recall visitor,adviser,system recalled",
  answered:
    "answer venue,adviser answered; requestFinal visitor,adviser finalRound; choose visitor,adviser chosen; lose system lost; withdraw venue,adviser withdrawn; expire system expired; recall visitor,adviser,system recalled",
  finalRound:
    "answer venue,adviser answered; choose visitor,adviser chosen; lose system lost; withdraw venue,adviser withdrawn; recall visitor,adviser,system recalled",
  declined: "send adviser sent; undoDecline venue opened",
  chosen: "undoChoice visitor,adviser answered; confirmChoice system chosen; recall visitor,adviser,system recalled",
  lost: "",
  expired: "send adviser sent",
  withdrawn: "",
  recalled: "",
};

/** Returns the state after an event by the table above; undefined where it is refused. */
function findExpected(state: QuoteState, actor: QuoteActor, event: QuoteEvent): string | undefined {
  const steps = allowed[state].split("; ").map((step) => step.split(" "));
  const step = steps.find(([name, by]) => name === event && by!.split(",").includes(actor));
  return step?.[2];
}

const combinations = quoteStates.flatMap(({ id: state }) =>
  quoteActors.flatMap((actor) => quoteEvents.map((event) => [state, actor, event] as const)),
);

describe("the process of a quote request", () => {
  it.each(combinations)("in state %s, %s may or may not: %s", (state, actor, event) => {
    expect(findTransition(state, actor, event)?.to).toBe(findExpected(state, actor, event));
  });

  it("has one row for each combination at most", () => {
    for (const [state, actor, event] of combinations) {
      const rows = quoteTransitions.filter(
        (row) => row.event === event && row.from.includes(state) && row.by.includes(actor),
      );
      expect(rows.length).toBeLessThanOrEqual(1);
    }
  });

  it("sends no message of a choice before it is confirmed", () => {
    expect(findTransition("answered", "visitor", "choose")?.message).toBeUndefined();
    expect(findTransition("chosen", "system", "confirmChoice")?.message).toBe("quoteChosen");
  });

  it("counts what waits for an answer or has one as open", () => {
    const open = quoteStates.map(({ id }) => id).filter(isOpenRequest);
    expect(open).toEqual(["draft", "sent", "opened", "answered", "finalRound"]);
  });
});
