import { expect, it } from "vitest";
import { respondWithFile } from "./respond-with-file.ts";

const file = { name: '会场对比 "一".xlsx', bytes: Buffer.from("PK\u0003\u0004") };
const respond = (method: string) =>
  respondWithFile(file, { type: "application/pdf" }, new Request("http://127.0.0.1/", { method }));

it("sends a file to be stored under its name, and by nobody else", async () => {
  const response = respond("GET");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(file.bytes);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/pdf",
    "content-length": "4",
    "content-disposition": `attachment; filename="____ ___.xlsx"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
});

it("answers HEAD with the headers alone", async () => {
  const response = respond("HEAD");
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["4", ""]);
});
