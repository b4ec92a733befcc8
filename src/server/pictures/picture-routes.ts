import { Readable } from "node:stream";
import { Hono } from "hono";
import type { PictureFormat } from "../../domain/picture/picture.ts";
import { BusyError } from "./encode-queue.ts";
import { recipe } from "./picture-recipe.ts";
import { type PictureVariants, variantName } from "./picture-variants.ts";

const types: Record<PictureFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
/** Retry-After of a 503, in seconds. */
const retryAfter = 2;
/** Status for a request that the client aborted; nobody reads it. */
const left = 499;

const plain = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });

const matches = (asked: string | undefined, etag: string): boolean =>
  asked?.split(",").some((each) => each.trim().replace(/^W\//, "") === etag || each.trim() === "*") ?? false;

/** Creates the route `GET /{hash}-{width}.{avif|webp|jpg}`: an immutable picture, 404, or 503 if the queue is full. */
export function pictureRoutes(pictures: PictureVariants, onFault: (error: unknown, path: string) => void): Hono {
  const routes = new Hono();
  routes.get("/:name", async (http) => {
    const { req } = http;
    const variant = variantName(req.param("name"));
    if (!variant) return plain("not found", 404);
    const { hash, width, format } = variant;
    try {
      const picture = await pictures.get(variant, req.raw.signal);
      if (!picture) return plain("not found", 404);
      const etag = `"${hash}-${width}-${format}-${recipe}"`;
      const headers = { "content-type": types[format], "cache-control": "public, max-age=31536000, immutable", etag };
      const sized = { ...headers, "content-length": String(picture.size) };
      const known = matches(req.header("if-none-match"), etag);
      if (known || req.method === "HEAD") {
        await picture.close();
        return new Response(null, known ? { status: 304, headers } : { headers: sized });
      }
      const body = await picture.read();
      const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : (Readable.toWeb(body) as ReadableStream);
      return new Response(sent, { headers: sized });
    } catch (error) {
      if (error instanceof BusyError) return plain("busy", 503, { "retry-after": String(retryAfter) });
      if (req.raw.signal.aborted) return new Response(null, { status: left });
      onFault(error, req.path);
      return plain("fault", 500);
    }
  });
  routes.get("/*", () => plain("not found", 404));
  return routes;
}
