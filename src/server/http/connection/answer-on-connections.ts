import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { stampMessage } from "../cache/ready-answer.ts";
import type { PageAnswering } from "./create-page-listener.ts";
import { readPlainQuestion } from "./read-plain-question.ts";

type Parse = (bytes: Buffer) => void;

/** What a connection has sent since its HTTP parser last stood between two requests. */
interface Connection {
  /** Whether the parser stands there now: everything that came was one request, and its answer is sent. */
  isBetween: boolean;
  /** Bytes given to the parser since then. */
  given: number;
  /** Length of the request's head; 0 where it did not come in one piece. */
  head: number;
}

const headEnd = "\r\n\r\n";

/** Gives bytes to the HTTP parser and notes where in its requests it is. */
function give(connection: Connection, bytes: Buffer, parse: Parse): void {
  if (connection.isBetween || connection.given === 0) {
    connection.head = bytes.indexOf(headEnd) + headEnd.length;
    if (connection.head < headEnd.length) connection.head = 0;
    connection.given = 0;
    connection.isBetween = false;
  }
  connection.given += bytes.length;
  parse(bytes);
}

/** Returns whether a request that is answered was all that its connection sent. */
function wasAll({ head, given }: Connection, { headers, complete }: IncomingMessage): boolean {
  if (head === 0 || !complete || headers["transfer-encoding"] !== undefined) return false;
  return given === head + Number(headers["content-length"] ?? 0);
}

/**
 * Answers plain requests for cached pages on connections that stay open before they reach the HTTP parser, which costs twice as much as the
 * rest. The parser sees the first request of each connection, so that its time limits hold; later, whenever it stands between two
 * requests, bytes that are exactly one plain request of a cached page are answered with the page's message. All other bytes are
 * the parser's, and where it is not certain that they end with a request, the connection stays the parser's for good.
 */
export function answerOnConnections(server: Server, { answers, observe }: PageAnswering): void {
  const connections = new WeakMap<Socket, Connection>();

  const answer = (socket: Socket, bytes: Buffer): boolean => {
    // While an earlier answer is still being sent, or the server ends, the parser holds back the connection or closes it.
    if (socket.writableLength > 0 || !server.listening) return false;
    const began = performance.now();
    const question = readPlainQuestion(bytes);
    const found = question && answers.find(question);
    if (!found) return false;
    socket.write(stampMessage(found.answer));
    observe("GET", found.path, found.answer.status, performance.now() - began);
    return true;
  };

  server.on("connection", (socket: Socket) => {
    const [listener, ...others] = socket.listeners("data");
    if (!listener || others.length > 0) return;
    const parse: Parse = (bytes) => listener.call(socket, bytes);
    const connection: Connection = { isBetween: false, given: 0, head: 0 };
    connections.set(socket, connection);
    // With a second listener the parser stops reading from the socket's handle by itself.
    socket.on("data", (bytes: Buffer) => {
      if (!connection.isBetween || !answer(socket, bytes)) give(connection, bytes, parse);
    });
    socket.removeListener("data", listener as Parse);
  });

  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection || connection.head === 0) return;
    response.once("finish", () => {
      connection.isBetween = wasAll(connection, request);
    });
  });
}
