import { createMiddleware } from "hono/factory";
import { encodePage, listPageEncodings } from "../cache/encode-page.ts";

/** Bytes below which an answer is sent as it is: compression saves less than a packet. */
const smallestBytes = 1000;

/** Compresses JSON answers, whose data repeat their keys. */
export const compressAnswers = createMiddleware(async (http, next) => {
  await next();
  const { headers, status, body } = http.res;
  const isJson = headers.get("content-type")?.startsWith("application/json");
  if (!isJson || !body || http.req.method === "HEAD" || headers.has("content-encoding")) return;
  const bytes = Buffer.from(await http.res.arrayBuffer());
  const encoding =
    bytes.length < smallestBytes ? undefined : listPageEncodings(http.req.header("accept-encoding") ?? "").at(-1);
  const sent = new Headers(headers);
  if (encoding) {
    sent.set("vary", "accept-encoding");
    sent.set("content-encoding", encoding);
  }
  const answer = new Response(new Uint8Array(encoding ? await encodePage(bytes, encoding) : bytes), {
    status,
    headers: sent,
  });
  // Otherwise the headers of the former response would be added to the new one.
  http.res = undefined;
  http.res = answer;
});
