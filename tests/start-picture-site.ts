import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createPictureRoutes } from "#server/pictures/create-picture-routes.ts";
import { PictureVariants, type VariantOptions } from "#server/pictures/picture-variants.ts";

/** Serves the picture routes on a loopback port and records encoded variants and errors. */
export async function startPictureSite(options: Pick<VariantOptions, "store" | "cacheDir"> & Partial<VariantOptions>) {
  const made: string[] = [];
  const faults: string[] = [];
  const pictures = new PictureVariants({
    maxBytes: 100_000_000,
    onEncoded: ({ hash, width, format }) => made.push(`${hash}-${width}.${format}`),
    onFault: (error) => faults.push(String(error)),
    ...options,
  });
  const app = new Hono().route(
    "/pictures",
    createPictureRoutes(pictures, (error, path) => faults.push(`${path} ${error}`)),
  );
  app.get("/page", (http) => http.text("page"));
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const get = (name: string, init?: RequestInit) => fetch(`${url}/pictures/${name}`, init);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { made, faults, pictures, url, port, get, stop };
}
