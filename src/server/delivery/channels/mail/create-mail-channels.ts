import { dayMs } from "#domain/day.ts";
import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import type { Channel } from "../../channel.ts";
import type { DeliverySettings } from "../../delivery-settings.ts";
import { readBody } from "../../message/read-body.ts";
import { createMailer, type Mailer } from "./create-mailer.ts";
import { renderOperatorMail } from "./render-operator-mail.ts";
import { renderVisitorMail } from "./render-visitor-mail.ts";

/** Milliseconds after which a confirmation would only surprise. */
const confirmationMs = 3 * dayMs;
/** Addresses that need no quoting: a mailer could read others as several. */
const mailAddress = /^[\p{L}\p{N}.!#$%&'*+/=?^`{}~_-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

const createOperatorChannel = (mailer: Mailer, to: readonly string[]): Channel => ({
  name: "mail",
  send: async (message, { signal }) => {
    await mailer({ to, messageId: `${message.id}.mail`, ...renderOperatorMail(message) }, signal);
    return "sent";
  },
});

/** Creates the channel of confirmations. Who gave no address, withdrew or erased the demand meanwhile gets none. */
const createVisitorChannel = (mailer: Mailer, origin: string | undefined): Channel => ({
  name: "visitor-mail",
  events: ["created"],
  send: async (message, { signal, now }) => {
    const { demand, id, writtenAt } = message;
    if (demand?.stored.erasedAt !== "" || demand.stored.status === "withdrawn") return "skipped";
    const email = readBody(demand.stored.body).text("email");
    const isLate = now.getTime() - Date.parse(writtenAt) > confirmationMs;
    if (!mailAddress.test(email) || isLate) return "skipped";
    const link = isDemandToken(demand.stored.token) ? origin : undefined;
    await mailer({ to: [email], messageId: `${id}.visitor`, ...renderVisitorMail(demand, link, now) }, signal);
    return "sent";
  },
});

/** Creates the channels of SMTP mail: to the operator where there is an address, and to visitors who left one. */
export function createMailChannels({ smtpUrl, mailFrom, mailTo, origin }: DeliverySettings): Channel[] {
  if (smtpUrl === undefined || mailFrom === undefined) return [];
  const mailer = createMailer(smtpUrl, mailFrom);
  const toVisitor = createVisitorChannel(mailer, origin);
  return mailTo.length === 0 ? [toVisitor] : [createOperatorChannel(mailer, mailTo), toVisitor];
}
