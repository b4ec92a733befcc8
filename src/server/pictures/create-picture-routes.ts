import { Readable } from "node:stream";
import { Hono } from "hono";
import type { PictureFormat } from "#domain/picture/format-picture-href.ts";
import { isNotModified } from "../headers/matches-etag.ts";
import { BusyError } from "../queues/encode-queue.ts";
import { encoderVersion } from "./encode-picture.ts";
import { parseVariantName } from "./parse-variant-name.ts";
import type { PictureVariants } from "./picture-variants.ts";

const contentTypes: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
/** Retry-After of a 503, in seconds. */
const retryAfter = 2;
/** Status for a request that the client aborted; nobody reads it. */
const clientClosedRequest = 499;

const createTextResponse = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });

/** Creates the route `GET /{hash}-{width}.{avif|webp|jpg}`: an immutable picture, 404, or 503 if the queue is full. */
export function createPictureRoutes(pictures: PictureVariants, onFault: (error: unknown, path: string) => void): Hono {
  const routes = new Hono();
  routes.get("/:name", async (http) => {
    const { req } = http;
    const variant = parseVariantName(req.param("name"));
    if (!variant) return createTextResponse("not found", 404);
    const { hash, width, format } = variant;
    try {
      const picture = await pictures.get(variant, req.raw.signal);
      if (!picture) return createTextResponse("not found", 404);
      // Weak: the bytes of the same picture become fewer.
      const etag = `W/"${hash}-${width}-${format}-${encoderVersion}"`;
      const headers = {
        "content-type": contentTypes[format],
        "cache-control": "public, max-age=31536000, immutable",
        etag,
      };
      const sized = { ...headers, "content-length": String(picture.size) };
      const isUnchanged = isNotModified(req.raw, etag);
      if (isUnchanged || req.method === "HEAD") {
        await picture.close();
        return new Response(null, isUnchanged ? { status: 304, headers } : { headers: sized });
      }
      const body = await picture.read();
      const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : (Readable.toWeb(body) as ReadableStream);
      return new Response(sent, { headers: sized });
    } catch (error) {
      if (error instanceof BusyError) return createTextResponse("busy", 503, { "retry-after": String(retryAfter) });
      if (req.raw.signal.aborted) return new Response(null, { status: clientClosedRequest });
      onFault(error, req.path);
      return createTextResponse("fault", 500);
    }
  });
  routes.get("/*", () => createTextResponse("not found", 404));
  return routes;
}
