import { expect, it } from "vitest";
import { createRuntimeConfig } from "./create-runtime-config.ts";
import { readEnv } from "./env.ts";

const readPersistence = (env: Record<string, string>) =>
  createRuntimeConfig(readEnv(env), "https://venues.example").persistence;

it("stores state in local storage by default, without a log", () => {
  expect(readPersistence({})).toMatchObject({ storage: "local", debug: false });
});

it.each([
  ["the storage kind", { PERSIST_STORAGE: "session" }, { storage: "session" }],
  ["another storage kind", { PERSIST_STORAGE: "cookie" }, { storage: "cookie" }],
  ["the cookie's Secure", { PERSIST_COOKIE_SECURE: "1" }, { cookie: { secure: true } }],
  ["the cookie's SameSite", { PERSIST_COOKIE_SAME_SITE: "lax" }, { cookie: { sameSite: "lax" } }],
  ["the cookie's days", { PERSIST_COOKIE_DAYS: "7" }, { cookie: { days: 7 } }],
  ["the cookie's domain", { PERSIST_COOKIE_DOMAIN: "venues.example" }, { cookie: { domain: "venues.example" } }],
  ["the debug flag", { PERSIST_DEBUG: "1" }, { debug: true }],
])("gives pages %s of the public configuration", (_, env, persistence) => {
  expect(readPersistence(env as unknown as Record<string, string>)).toMatchObject(persistence);
});
