import type { Message } from "../../channel.ts";
import { escapeMarkdown } from "../../robots/escape-markdown.ts";
import { renderWithin } from "../../robots/render-within.ts";

/** Bytes of the text: a robot's message has at most 20,000 bytes, with its JSON around it. */
const maxBytes = 15_000;

/** Lines are paragraphs: a single line break is none in DingTalk's markdown. */
const render = ({ title, facts, note }: Message): string =>
  [
    `### ${escapeMarkdown(title)}`,
    ...(note ? [`**${escapeMarkdown(note)}**`] : []),
    ...facts.map(({ label, value }) => `**${label}**：${value.split("\n").map(escapeMarkdown).join("\n\n")}`),
  ].join("\n\n");

/** Converts a message to the markdown message of a DingTalk custom robot; it mentions nobody. */
export const toDingtalkMessage = (message: Message) => ({
  msgtype: "markdown",
  markdown: { title: escapeMarkdown(message.title), text: renderWithin(message, maxBytes, render) },
  at: { atMobiles: [], atUserIds: [], isAtAll: false },
});
