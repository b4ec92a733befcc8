/** The states of a quote request: one demand, in one version, that one venue was asked about. */
export const quoteStates = [
  { id: "draft", zh: "待询价", isOpen: true },
  { id: "sent", zh: "已询价", isOpen: true },
  { id: "opened", zh: "已阅", isOpen: true },
  { id: "answered", zh: "已报价", isOpen: true },
  { id: "finalRound", zh: "最后报价中", isOpen: true },
  { id: "declined", zh: "已谢绝", isOpen: false },
  { id: "chosen", zh: "已选定", isOpen: false },
  { id: "lost", zh: "未选中", isOpen: false },
  { id: "expired", zh: "已过期", isOpen: false },
  { id: "withdrawn", zh: "场地已撤回", isOpen: false },
  { id: "recalled", zh: "已取消询价", isOpen: false },
] as const;
export type QuoteState = (typeof quoteStates)[number]["id"];

/** Who acts on a request; `system` is the clock and what follows from another request's end. */
export const quoteActors = ["visitor", "venue", "adviser", "system"] as const;
export type QuoteActor = (typeof quoteActors)[number];

/** What happens to a request. */
export const quoteEvents = [
  "send",
  "open",
  "answer",
  "decline",
  "undoDecline",
  "requestFinal",
  "choose",
  "undoChoice",
  "confirmChoice",
  "lose",
  "withdraw",
  "expire",
  "recall",
] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** A message about a step that goes to the operator. */
export type QuoteMessage = "quoteAnswered" | "quoteDeclined" | "quoteWithdrawn" | "quoteChosen";

/** What a step needs beside state and actor; the caller checks it with the request's own times. */
type QuoteCondition = "declinedLately" | "chosenLately" | "firstFinalRound";

/** A step of the process. */
export interface QuoteTransition {
  from: readonly QuoteState[];
  by: readonly QuoteActor[];
  event: QuoteEvent;
  to: QuoteState;
  /** The operator is sent a message, unless an adviser took the step. */
  message?: QuoteMessage;
  condition?: QuoteCondition;
}

/**
 * The process of a quote request: what is no row here is refused. A late answer is taken, so `expire` of an unanswered request
 * waits for the event's day. A choice is told to nobody before it is confirmed, ten minutes later.
 */
export const quoteTransitions: readonly QuoteTransition[] = [
  { from: ["draft"], by: ["adviser", "system"], event: "send", to: "sent" },
  { from: ["declined", "expired"], by: ["adviser"], event: "send", to: "sent" },
  { from: ["sent"], by: ["venue"], event: "open", to: "opened" },
  {
    from: ["sent", "opened", "answered", "finalRound"],
    by: ["venue", "adviser"],
    event: "answer",
    to: "answered",
    message: "quoteAnswered",
  },
  {
    from: ["sent", "opened"],
    by: ["venue", "adviser"],
    event: "decline",
    to: "declined",
    message: "quoteDeclined",
  },
  {
    from: ["declined"],
    by: ["venue"],
    event: "undoDecline",
    to: "opened",
    condition: "declinedLately",
  },
  {
    from: ["answered"],
    by: ["visitor", "adviser"],
    event: "requestFinal",
    to: "finalRound",
    condition: "firstFinalRound",
  },
  { from: ["answered", "finalRound"], by: ["visitor", "adviser"], event: "choose", to: "chosen" },
  {
    from: ["chosen"],
    by: ["visitor", "adviser"],
    event: "undoChoice",
    to: "answered",
    condition: "chosenLately",
  },
  {
    from: ["chosen"],
    by: ["system"],
    event: "confirmChoice",
    to: "chosen",
    message: "quoteChosen",
  },
  { from: ["answered", "finalRound"], by: ["system"], event: "lose", to: "lost" },
  {
    from: ["answered", "finalRound"],
    by: ["venue", "adviser"],
    event: "withdraw",
    to: "withdrawn",
    message: "quoteWithdrawn",
  },
  { from: ["sent", "opened", "answered"], by: ["system"], event: "expire", to: "expired" },
  {
    from: ["draft", "sent", "opened", "answered", "finalRound", "chosen"],
    by: ["visitor", "adviser", "system"],
    event: "recall",
    to: "recalled",
  },
];
