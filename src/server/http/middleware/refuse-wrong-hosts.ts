import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createIssueError } from "#contract/codes.ts";
import { createRefusalResponse } from "../../api/create-api-routes.ts";
import { listSecurityHeaders } from "./set-security-headers.ts";

/** A name of at most 253 characters or an address, with a port or without. */
const hostPattern = /^(?:[a-z\d._-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A target that names its host, and what follows it. */
const absoluteTarget = /^https?:\/\/([^/?#\\]*)((?:[/?].*)?)$/i;

const isHost = (text: string): boolean => hostPattern.test(text) && URL.canParse(`http://${text}/`);

/** Lists the values of Host as they were sent. Node's own headers hold only the first of several. */
const listHosts = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === "host");

/**
 * Returns the path and query of a request; undefined if its host is not certain: more than one Host, none although the target names a
 * host, one that is no host, or another than the target's. HTTP/1.0 may leave it out.
 */
function readTarget(request: IncomingMessage): string | undefined {
  const hosts = listHosts(request);
  const [host, ...others] = hosts;
  if (others.length > 0 || (host !== undefined && !isHost(host))) return undefined;
  const target = request.url ?? "";
  if (target.startsWith("/")) return target;
  const [, named, rest = ""] = absoluteTarget.exec(target) ?? [];
  if (named === undefined || named.toLowerCase() !== host?.toLowerCase()) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Answers 400, an API's call with an envelope, and ends the connection: what follows on it may be for another host too. */
async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = createRefusalResponse(createIssueError("host", "host", "请求的主机名不对"));
  const isCall = /^(?:https?:\/\/[^/]*)?\/api\//i.test(request.url ?? "");
  const body = isCall ? await refusal.text() : "Bad Request";
  response.writeHead(refusal.status, {
    ...(isCall ? Object.fromEntries(refusal.headers) : { "content-type": "text/plain", "cache-control": "no-store" }),
    ...listSecurityHeaders(),
    connection: "close",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Creates the listener that refuses requests whose host is not certain, before an address is made of it or a cache is looked up by it.
 * A target with the host in it goes on as the path alone.
 */
export function refuseWrongHosts(next: RequestListener): RequestListener {
  return (request, response) => {
    const target = readTarget(request);
    if (target === undefined) {
      void refuse(request, response);
      return;
    }
    request.url = target;
    next(request, response);
  };
}
