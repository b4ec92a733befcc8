import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail as it arrived: who the envelope names, the source, and what another parser reads in it. */
interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
  parsed: Email;
}

/** What the server does with a mail: takes it, answers with a status, or never answers. */
type SmtpMode = "ok" | "silent" | 451 | 550;

export interface TestSmtpServer {
  /** smtp://127.0.0.1:PORT */
  url: string;
  mails: ReceivedMail[];
  /** Mails that were offered, taken or not. */
  offered: () => number;
  setMode: (mode: SmtpMode) => void;
  goDown: () => Promise<void>;
}

async function readMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const source = Buffer.concat(chunks).toString();
  return {
    from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    source,
    parsed: await PostalMime.parse(source),
  };
}

/** Starts an SMTP server on a loopback port (a free one by default), without TLS and without login. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let offered = 0;
  let mode: SmtpMode = "ok";
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onData: (stream, session, callback) => {
      offered++;
      readMail(stream, session).then((mail) => {
        if (mode === "silent") return;
        if (mode !== "ok") {
          const error = Object.assign(new Error("refused <chen@example.com>"), { responseCode: mode });
          callback(error);
          return;
        }
        mails.push(mail);
        callback();
      }, callback);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    offered: () => offered,
    setMode: (next) => {
      mode = next;
    },
    goDown: () => new Promise((resolve) => server.close(resolve)),
  };
}
