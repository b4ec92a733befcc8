import { createSerializationAdapter } from "@tanstack/react-router";

declare global {
  interface Window {
    /** Data of the page's loaders, where the hydration payload is a response of its own. */
    pageData?: readonly object[];
  }
}

/** Loaders' data that `sendAsJson` has marked, on the server. */
const sentAsJson = import.meta.env.SSR ? new WeakSet<object>() : undefined;

/**
 * Marks what a loader returns, so that the hydration payload carries it as JSON. JSON is written and read several times as quickly as
 * the router's own format, which is made for values of any kind. The data must hold only what JSON can hold.
 */
export function sendAsJson<Data extends object>(data: Data): Data {
  sentAsJson?.add(data);
  return data;
}

/**
 * Takes a loader's data out of what the router writes, which would quote the JSON. Returns its place in `pageData`; undefined where
 * the router writes the data itself.
 */
export type DataCollector = (data: object) => number | undefined;

/** Creates the router's adapter that carries marked data from the server's rendering into the browser. The browser only reads it. */
export const createJsonAdapter = (collect?: DataCollector) =>
  createSerializationAdapter({
    key: "json",
    test: (value: unknown): value is object => sentAsJson?.has(value as object) ?? false,
    toSerializable: (data): string | number => (import.meta.env.SSR ? (collect?.(data) ?? JSON.stringify(data)) : ""),
    fromSerializable: (sent): object => (typeof sent === "number" ? window.pageData![sent]! : JSON.parse(sent)),
  });
