import { Hono } from "hono";
import { expect, test } from "vitest";
import { getCaller } from "./get-caller.ts";

/** Returns the address that is found for a request with this forwarding header, from a socket at 10.0.0.1. */
async function readAddress(trusted: boolean, forwarded?: string, env: object = socket): Promise<string> {
  const app = new Hono().get("/", (http) => http.text(getCaller({ TRUST_PROXY: trusted }, http).address));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, env)).text();
}
const socket = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };

test("uses the last forwarded address behind a trusted proxy", async () => {
  expect(await readAddress(true, "6.6.6.6, 1.2.3.4")).toBe("1.2.3.4");
});

test("uses the socket's address without a forwarding header", async () => {
  expect(await readAddress(true)).toBe("10.0.0.1");
});

test("ignores a forwarding header unless the proxy is trusted", async () => {
  expect(await readAddress(false, "1.2.3.4")).toBe("10.0.0.1");
});

test("names the caller unknown without a socket", async () => {
  expect(await readAddress(false, undefined, {})).toBe("unknown");
});
