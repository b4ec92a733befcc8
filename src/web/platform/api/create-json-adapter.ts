import { createSerializationAdapter } from "@tanstack/react-router";

declare global {
  interface Window {
    /** Data of the page's loaders, where its state is an answer of its own. */
    pageData?: readonly object[];
  }
}

/** What is marked, on the server. */
const sentAsJson = import.meta.env.SSR ? new WeakSet<object>() : undefined;

/**
 * Marks what a loader returns: the page's state carries it as JSON, which is written and read several times as quickly as
 * the router's own format, made for values of any kind. It holds only what JSON holds.
 */
export function sendAsJson<Data extends object>(data: Data): Data {
  sentAsJson?.add(data);
  return data;
}

/**
 * Takes a loader's data out of the state that the router writes, which would quote its JSON, and returns its place in
 * `pageData`; undefined where the state holds it.
 */
export type DataCollector = (data: object) => number | undefined;

/** Creates what carries marked data from the server's rendering into the browser, which only reads it. */
export const createJsonAdapter = (collect?: DataCollector) =>
  createSerializationAdapter({
    key: "json",
    test: (value: unknown): value is object => sentAsJson?.has(value as object) ?? false,
    toSerializable: (data): string | number => (import.meta.env.SSR ? (collect?.(data) ?? JSON.stringify(data)) : ""),
    fromSerializable: (sent): object => (typeof sent === "number" ? window.pageData![sent]! : JSON.parse(sent)),
  });
