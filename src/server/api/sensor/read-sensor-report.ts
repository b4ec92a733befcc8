import { gunzipSync } from "node:zlib";
import type { Context as HttpContext } from "hono";
import { createIssueError, ServiceError } from "#contract/codes.ts";
import { eventLimits } from "#domain/limits.ts";
import { hashTrackedData } from "#domain/tracking/hash-tracked-data.ts";
import { toBatch } from "#contract/sensor.ts";
import { checkInputShape, readBytes } from "../read-body.ts";

/** Bodies that the libraries send: JSON, forms, and the text of a beacon. A file's form (multipart) is none of them. */
const bodyType =
  /^(?:application\/json|application\/x-www-form-urlencoded|text\/plain)\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw createIssueError("data", "json", "不是有效的 JSON");
  }
  checkInputShape(value, eventLimits.values);
  return value;
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: eventLimits.bytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw new ServiceError("tooLarge");
    throw createIssueError("data", "gzip", "不是有效的 gzip 数据");
  }
}

/** Decodes `data` or `data_list`: base64 of JSON, packed where `gzip` is 1, with its checksum in `crc`. @throws ServiceError */
function decodeData(text: string, { gzip, crc }: { gzip: string | null; crc: string | null }): unknown {
  // A plus sign that was not encoded arrives as a blank.
  const data = text.replaceAll(" ", "+");
  if (!base64.test(data)) throw createIssueError("data", "base64", "不是有效的 base64");
  if (crc && String(hashTrackedData(data)) !== crc) throw createIssueError("crc", "crc", "校验值不符");
  if (gzip && !["0", "1"].includes(gzip)) throw createIssueError("gzip", "gzip", "只支持 0 和 1");
  const bytes = Buffer.from(data, "base64");
  return parseJson(gzip === "1" ? unpack(bytes) : bytes);
}

/** Returns the events of a form: `data` with one, `data_list` with several. @throws ServiceError */
function readForm(form: URLSearchParams): unknown[] {
  const extension = new URLSearchParams(form.get("ext") ?? "");
  const options = { gzip: form.get("gzip"), crc: form.get("crc") ?? extension.get("crc") };
  const text = form.get("data_list") ?? form.get("data");
  if (text === null) throw createIssueError("data", "required", "缺少 data 或 data_list");
  return [decodeData(text, options)].flat();
}

/** Returns the report in a body, as a call's input: JSON as it is, or the events of a form or of a beacon's text. */
function readReportBody(bytes: Buffer, type: string): unknown {
  const isText = !/^application\/json/i.test(type);
  const start = bytes.subarray(0, 1).toString("latin1");
  if (isText && start !== "{" && start !== "[")
    return { events: readForm(new URLSearchParams(bytes.toString("utf8"))) };
  const body = parseJson(bytes);
  return Array.isArray(body) ? { events: body } : toBatch(body);
}

/**
 * Reads a report of events in any encoding of the libraries of Sensors Analytics, as input of `sensor/report`.
 * @throws ServiceError tooLarge, notJson for another kind of body, malformed
 */
export async function readSensorReport(http: HttpContext): Promise<Record<string, unknown>> {
  const query = new URL(http.req.url).searchParams;
  const project = query.get("project") ?? undefined;
  if (http.req.method !== "POST") return { project, events: readForm(query) };
  const type = http.req.header("content-type") ?? "text/plain";
  const encoding = http.req.header("content-encoding") ?? "identity";
  if (!bodyType.test(type) || encoding !== "identity") throw new ServiceError("notJson");
  const input = readReportBody(await readBytes(http, eventLimits.bytes), type);
  if (typeof input !== "object" || input === null) throw createIssueError("", "object", "须为 JSON 对象");
  return { ...input, ...(project !== undefined && { project }) };
}
