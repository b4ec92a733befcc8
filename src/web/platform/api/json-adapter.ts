import { createSerializationAdapter } from "@tanstack/react-router";

const sentAsJson = new WeakSet<object>();

/**
 * Marks what a loader returns: the page's state carries it as one text of JSON, which is written and read several times as quickly as
 * the router's own format, made for values of any kind. It holds only what JSON holds.
 */
export function sendAsJson<Data extends object>(data: Data): Data {
  sentAsJson.add(data);
  return data;
}

/** Carries marked data from the server's rendering into the browser. */
export const jsonAdapter = createSerializationAdapter({
  key: "json",
  test: (value: unknown): value is object => typeof value === "object" && value !== null && sentAsJson.has(value),
  toSerializable: (data) => JSON.stringify(data),
  fromSerializable: (text) => JSON.parse(text) as object,
});
