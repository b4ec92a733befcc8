import type { Message } from "../../channel.ts";
import { escapeMarkdown } from "../../robots/escape-markdown.ts";
import { renderWithin } from "../../robots/render-within.ts";

/** Bytes of `markdown.content`, at most. */
const maxBytes = 4096;

const colors: Record<string, string> = { created: "info", restored: "info", reminder: "warning", digest: "info" };

const render = ({ event, title, facts, note }: Message): string => {
  const lines = facts.flatMap(({ label, value }) => {
    const [first = "", ...more] = value.split("\n").map(escapeMarkdown);
    return [`> ${label}：${first}`, ...more.map((line) => `> ${line}`)];
  });
  const color = colors[event] ?? "comment";
  return [
    `### ${escapeMarkdown(title)}`,
    ...(note ? [`<font color="${color}">${escapeMarkdown(note)}</font>`] : []),
    ...lines,
  ].join("\n");
};

/** Converts a message to the markdown message of a WeCom group robot. */
export const toWecomMessage = (message: Message) => ({
  msgtype: "markdown",
  markdown: { content: renderWithin(message, maxBytes, render) },
});
