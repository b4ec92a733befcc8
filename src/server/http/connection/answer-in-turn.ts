import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that wait for their answers, the one that is being answered included. Browsers send the next one after the answer. */
export const mostUnanswered = 32;

type Exchange = [request: IncomingMessage, response: ServerResponse];

/**
 * Creates a listener that answers the requests of a connection one after another: the next one begins once the answer before it has been
 * handed to the network. A client that sends many and reads nothing therefore holds one answer. A connection with
 * more than `mostUnanswered` requests is closed; the requests of a closed one are dropped.
 */
export function answerInTurn(next: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>();

  const begin = (socket: Socket, [request, response]: Exchange): void => {
    response.once("close", () => {
      const following = waiting.get(socket)?.shift();
      if (socket.destroyed || !following) waiting.delete(socket);
      else begin(socket, following);
    });
    next(request, response as ServerResponse & { req: IncomingMessage });
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const others = waiting.get(socket);
    if (!others) {
      waiting.set(socket, []);
      begin(socket, [request, response]);
    } else if (others.length + 1 < mostUnanswered) others.push([request, response]);
    else {
      waiting.delete(socket);
      socket.destroy();
    }
  };
}
