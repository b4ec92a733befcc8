import type { Fact, Message } from "../../channel.ts";
import { renderWithin } from "../../robots/render-within.ts";

/** Bytes of the card: a request has at most 20 kB. */
const maxBytes = 18_000;
/** Values up to this length stand in two columns. */
const shortValue = 18;

const colors: Record<string, string> = { reminder: "orange", withdrawn: "grey", erased: "red", digest: "indigo" };

/** Texts are `plain_text`: the card formats nothing in them and mentions nobody. */
const plain = (content: string) => ({ tag: "plain_text", content });

const toField = ({ label, value }: Fact) => ({
  is_short: [...value].length <= shortValue && !value.includes("\n"),
  text: plain(`${label}\n${value}`),
});

const toCard = ({ event, title, facts, note }: Message) => ({
  config: { wide_screen_mode: true },
  header: { template: colors[event] ?? "blue", title: plain(title) },
  elements: [
    ...(note ? [{ tag: "div", text: plain(note) }, { tag: "hr" }] : []),
    { tag: "div", fields: facts.map(toField) },
  ],
});

/** Converts a message to the interactive card of a Feishu custom bot. */
export const toFeishuMessage = (message: Message) => ({
  msg_type: "interactive",
  card: JSON.parse(renderWithin(message, maxBytes, (shortened) => JSON.stringify(toCard(shortened)))) as ReturnType<
    typeof toCard
  >,
});
