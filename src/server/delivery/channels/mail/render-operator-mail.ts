import { messageZh } from "#texts/delivery/message.zh.ts";
import type { Message } from "../../channel.ts";
import { toOneLine } from "../../message/clean-text.ts";
import type { MailContent } from "./create-mailer.ts";
import { renderDocument, renderFacts, renderParagraph } from "./render-document.ts";

/** Renders a message as mail to the operator. */
export function renderOperatorMail({ title, facts, note }: Message): MailContent {
  const subject = toOneLine(title);
  const lines = facts.map(({ label, value }) => (value.includes("\n") ? `${label}：\n${value}` : `${label}：${value}`));
  return {
    subject: `[${messageZh.footer}] ${subject}`,
    text: [subject, note, lines.join("\n")].filter(Boolean).join("\n\n"),
    html: renderDocument({
      lang: "zh-CN",
      title: subject,
      body: (note && renderParagraph(note, "font-weight:600;")) + renderFacts(facts),
    }),
  };
}
