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

test.each([
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["[::ffff:1.2.3.4]:80", "1.2.3.4"],
  ["::ffff:102:304", "1.2.3.4"],
  ["[::1]:80", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["6.6.6.6, unknown", "10.0.0.1"],
  ["6.6.6.6, _hidden", "10.0.0.1"],
  ["6.6.6.6,", "10.0.0.1"],
  ["1.2.3.4.5", "10.0.0.1"],
  ["1.2.3.4:", "10.0.0.1"],
  ["2130706433", "10.0.0.1"],
  ["[1.2.3.4", "10.0.0.1"],
  ["x".repeat(5000), "10.0.0.1"],
])("reads %s as %s", async (forwarded, address) => {
  expect(await readAddress(true, forwarded)).toBe(address);
});

test("normalizes the socket's address too", async () => {
  const mapped = { incoming: { socket: { remoteAddress: "::ffff:192.0.2.7" } } };
  expect(await readAddress(false, undefined, mapped)).toBe("192.0.2.7");
});
