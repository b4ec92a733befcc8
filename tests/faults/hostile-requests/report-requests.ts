import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { hashTrackedData } from "#domain/tracking/hash-tracked-data.ts";
import { hostileHeaders } from "./values/hostile-headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { mutateValue } from "./values/mutate-value.ts";

const event = {
  type: "track",
  event: "$pageview",
  time: 1_795_000_000_000,
  distinct_id: "19ab34f0c2b1d0-0a1b2c3d4e5f6-1a525636",
  properties: { $url: "https://huizhi.example/beijing", hotel_id: "1", $title: "会址" },
  lib: { $lib: "js", $lib_version: "1.26.17" },
};
const reports = fc.constantFrom<unknown>(event, [event, event], { project: "site", events: [event] });

const toText = (value: unknown): string => JSON.stringify(value) ?? "";
const base64 = (bytes: Buffer): string => bytes.toString("base64");
const zip = (text: string): string => base64(gzipSync(text));

/** The forms in which the libraries send a report, and such as no library sends. */
const encoders: readonly ((text: string) => Record<string, string>)[] = [
  (text) => ({ data: base64(Buffer.from(text)) }),
  (text) => ({ data_list: zip(text), gzip: "1" }),
  (text) => ({ data: base64(Buffer.from(text)), ext: `crc=${hashTrackedData(base64(Buffer.from(text)))}` }),
  (text) => ({ data: base64(Buffer.from(text)), crc: "-1", gzip: "0" }),
  (text) => ({ data_list: zip(text).slice(0, -9), gzip: "1" }),
  (text) => ({ data_list: base64(gzipSync(gzipSync(text))), gzip: "1" }),
  (text) => ({ data_list: zip(text.padEnd(600_000)), gzip: "1" }),
  (text) => ({ data: base64(Buffer.from(text, "utf16le")) }),
  (text) => ({ data: `${base64(Buffer.from(text))}====`, gzip: "__proto__", ext: "%" }),
  (text) => ({ data: text }),
  () => ({ data: "", data_list: "" }),
  () => ({ project: "x" }),
];
const paths = fc.constantFrom("/api/sensor/report", "/api/sensor/report?project=site", "/sa", "/sa.gif?project=%ff");
const types = fc.constantFrom(
  "application/json",
  "application/x-www-form-urlencoded",
  "text/plain;charset=UTF-8",
  "text/plain",
  "",
  "image/gif",
);

/** Requests of the collector in every encoding, with hostile values in the events. */
export const reportRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    report: fc.oneof({ weight: 1, arbitrary: reports }, { weight: 4, arbitrary: reports.chain(mutateValue) }),
    encode: fc.constantFrom(...encoders),
    form: fc.constantFrom("json", "body", "query"),
    path: paths,
    type: types,
    headers: hostileHeaders,
  })
  .map(({ report, encode, form, path, type, headers }) => {
    const post = { method: "POST", target: path, headers: [...headers, ["content-type", type] as const] };
    if (form === "json") return { ...post, body: toText(report) };
    const query = String(new URLSearchParams(encode(toText(report))));
    if (form === "body") return { ...post, body: query };
    return { method: "GET", target: `${path}${path.includes("?") ? "&" : "?"}${query}`.slice(0, 8000), headers };
  });
