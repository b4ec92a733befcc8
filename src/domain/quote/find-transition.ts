import {
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  type QuoteTransition,
  quoteStates,
  quoteTransitions,
} from "./quote-transitions.ts";

/** Returns the step that an actor's event takes from a state; undefined where the process refuses it. */
export const findTransition = (state: QuoteState, actor: QuoteActor, event: QuoteEvent): QuoteTransition | undefined =>
  quoteTransitions.find((row) => row.event === event && row.from.includes(state) && row.by.includes(actor));

/** Returns whether a request counts among the open ones of its demand, of which there are at most five. */
export const isOpenRequest = (state: QuoteState): boolean =>
  quoteStates.some(({ id, isOpen }) => id === state && isOpen);

/** Returns the Chinese name of a state: 已报价. */
export const getQuoteStateName = (state: QuoteState): string => quoteStates.find(({ id }) => id === state)!.zh;
