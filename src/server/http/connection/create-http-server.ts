import { createServer, type RequestListener, type Server } from "node:http";
import { refuseWrongHosts } from "../middleware/refuse-wrong-hosts.ts";
import { answerInTurn } from "./answer-in-turn.ts";
import { connectionLimits, silentConnectionMs } from "./connection-limits.ts";
import { UnreadAnswers } from "./unread-answers.ts";

/** Creates a server whose connections are limited, answers requests for certain hosts in turn, and bounds what clients do not read. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(connectionLimits, answerInTurn(refuseWrongHosts(listener)));
  new UnreadAnswers().watch(server);
  return server.setTimeout(silentConnectionMs);
}
