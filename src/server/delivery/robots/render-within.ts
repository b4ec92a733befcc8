import { messageZh } from "#texts/delivery/message.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { Message } from "../channel.ts";

/** Characters that each value may have, tried one after another until the message fits. */
const valueLengths = [3000, 2000, 1200, 800, 500, 300, 200, 120, 80, 40, 20];

/** Returns a text of at most `most` characters, cut between two of them. */
const cutText = (text: string, most: number, end: string = messageZh.cut): string => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most).join("")}${end}`;
};

/**
 * Renders a message so that it has at most `maxBytes` bytes in UTF-8: long values are shortened, with the command that shows
 * them in full.
 */
export function renderWithin(message: Message, maxBytes: number, render: (message: Message) => string): string {
  const end = message.reference ? fillTemplate(messageZh.more, { reference: message.reference }) : messageZh.cut;
  let text = "";
  for (const length of valueLengths) {
    const facts = message.facts.map(({ label, value }) => ({ label, value: cutText(value, length, end) }));
    text = render({ ...message, facts });
    if (Buffer.byteLength(text) <= maxBytes) return text;
  }
  return text;
}
