import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticRoutes } from "./create-static-routes.ts";

const clientDir = mkdtempSync(join(tmpdir(), "huizhi-client-"));
let server: Server;
let origin: string;

// Headers are added after the response is created, which only the Node adapter's own Response allows.
beforeAll(async () => {
  mkdirSync(join(clientDir, "assets"));
  mkdirSync(join(clientDir, ".vite"));
  writeFileSync(join(clientDir, ".vite/hashes.json"), '{"/assets/page-1a2b.js":"abc"}');
  writeFileSync(join(clientDir, "assets/page-1a2b.js"), "export {};");
  writeFileSync(join(clientDir, "assets/page-1a2b.js.br"), brotliCompressSync("export {};"));
  writeFileSync(join(clientDir, "favicon.svg"), "<svg/>");
  writeFileSync(join(clientDir, "sw.js"), "0;");
  server = createServer(
    getRequestListener(createStaticRoutes({ clientDir, offlineFiles: ["/assets/page-1a2b.js"] }).fetch),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(clientDir, { recursive: true });
});

const request = (path: string, encoding = "identity") =>
  fetch(origin + path, { headers: { "accept-encoding": encoding } });

test.each([
  ["identity", null],
  ["br", "br"],
])("serves assets as immutable, to a client that accepts %s in encoding %s", async (accepted, encoding) => {
  const response = await request("/assets/page-1a2b.js", accepted);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe("export {};");
});

test("serves the icon for a day", async () => {
  const icon = await request("/favicon.svg");
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(icon.headers.get("content-type")).toContain("image/svg+xml");
});

test("serves the worker to be compared at each registration, with leave to do its job only", async () => {
  const worker = await request("/sw.js");
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toContain("javascript");
  expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(await worker.text()).toBe(
    'self.__SW_MANIFEST=[{"url":"/assets/page-1a2b.js","revision":null}];\nself.fileHashes={"/assets/page-1a2b.js":"abc"};\n0;',
  );
});

test("names no files to a worker that is to store none", async () => {
  const worker = await createStaticRoutes({ clientDir }).request("/sw.js");
  expect(await worker.text()).toBe("0;");
});

test("answers missing and other files with 404", async () => {
  for (const path of ["/assets/gone.js", "/share.png", "/index.html"]) {
    expect((await request(path)).status).toBe(404);
  }
});
