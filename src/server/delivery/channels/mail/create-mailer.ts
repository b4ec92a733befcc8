import { isIP } from "node:net";
import nodemailer from "nodemailer";
import { failureZh } from "#texts/delivery/failure.zh.ts";
import { DeliveryError } from "../../delivery-error.ts";
import { describeNetworkError } from "../../http/describe-network-error.ts";

/** What a mail says, in both forms. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface Mail extends MailContent {
  to: readonly string[];
  /** Left part of the Message-ID: the same at every attempt, so that mail servers can recognize a repetition. */
  messageId: string;
}

export type Mailer = (mail: Mail, signal: AbortSignal) => Promise<void>;

const phaseMs = 10_000;

const isLoopback = (host: string) => host === "localhost" || (isIP(host) !== 0 && /^(?:127\.|::1$)/.test(host));

/** Reads smtp://user:password@host:port; a password is sent over an encrypted connection only, but on this machine. */
function readSmtpUrl(address: string) {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  const port = Number(url.port) || (secure ? 465 : 587);
  return {
    host,
    port,
    secure,
    requireTLS: !secure && user !== "" && !isLoopback(host),
    ...(user !== "" && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** Converts what nodemailer throws: the server's status or the connection's code, never its text, which has addresses. */
function toDeliveryError(error: unknown): DeliveryError {
  const status = (error as { responseCode?: unknown } | null)?.responseCode;
  if (typeof status !== "number") return describeNetworkError(error);
  return new DeliveryError(`${failureZh.mail} ${status}`, { isRefusal: status >= 500 });
}

const domainOf = (from: string): string => /@([A-Za-z\d.-]+)/.exec(from)?.[1] ?? "localhost";

/** Creates the function that sends a mail over SMTP, each over a connection of its own. It throws DeliveryError. */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const server = readSmtpUrl(smtpUrl);
  const domain = domainOf(from);
  return async ({ to, messageId, ...content }, signal) => {
    const transport = nodemailer.createTransport({
      ...server,
      connectionTimeout: phaseMs,
      greetingTimeout: phaseMs,
      socketTimeout: phaseMs,
      dnsTimeout: phaseMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const close = () => transport.close();
    signal.addEventListener("abort", close, { once: true });
    try {
      await transport.sendMail({
        from,
        // As objects: a text would be read as a list of addresses.
        to: to.map((address) => ({ name: "", address })),
        messageId: `<${messageId}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
        ...content,
      });
    } catch (error) {
      throw toDeliveryError(error);
    } finally {
      signal.removeEventListener("abort", close);
      transport.close();
    }
  };
}
