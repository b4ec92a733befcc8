import { zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

const long = { data: Array.from({ length: 300 }, (_, id) => ({ id, name: "会议室" })) };
const app = new Hono();
app.use(compressAnswers);
app.get("/long", (http) => http.json(long, 200, { "cache-control": "no-store" }));
app.get("/short", (http) => http.json({ data: null }, 503));
app.get("/text", (http) => http.text("a".repeat(5000)));

const get = (path: string, accepted: string, method = "GET") =>
  app.request(path, { method, headers: { "accept-encoding": accepted } });

it("compresses an answer in the quickest encoding that its client accepts", async () => {
  const answer = await get("/long", "gzip, deflate, br, zstd");
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "no-store",
    "content-encoding": "zstd",
    "content-type": "application/json",
    vary: "accept-encoding",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(JSON.stringify(long).length / 6);
  expect(JSON.parse(zstdDecompressSync(bytes).toString())).toEqual(long);
  expect((await get("/long", "gzip")).headers.get("content-encoding")).toBe("gzip");
  expect((await get("/long", "gzip, br")).headers.get("content-encoding")).toBe("br");
});

it("leaves what is short, what is no JSON, and what its client wants as it is", async () => {
  const short = await get("/short", "br");
  expect([short.status, await short.json(), short.headers.get("content-encoding")]).toEqual([
    503,
    { data: null },
    null,
  ]);
  expect((await get("/text", "br")).headers.get("content-encoding")).toBe(null);
  const plain = await get("/long", "identity");
  expect([await plain.json(), plain.headers.get("vary")]).toEqual([long, null]);
  expect(await (await get("/long", "br", "HEAD")).text()).toBe("");
});
