import type { Context as HttpContext } from "hono";
import { createIssueError, ServiceError } from "#contract/codes.ts";
import { bodyLimits } from "#domain/limits.ts";

const createShapeError = (rule: string, message: string) => createIssueError("", rule, message);

/**
 * Bounds what a request says before anything walks it recursively: the nesting and the number of its values; and refuses
 * the character U+0000, which PostgreSQL does not store.
 * @param maxValues names and values in all
 * @throws ServiceError malformed
 */
export function checkInputShape(input: unknown, maxValues: number = bodyLimits.values): void {
  let level: unknown[] = [input];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++values > maxValues) throw createShapeError("tooMany", `内容太多，最多 ${maxValues} 项`);
      if (typeof value === "string" && value.includes("\0")) throw createShapeError("text", "含有不允许的字符");
      if (typeof value !== "object" || value === null) continue;
      if (depth >= bodyLimits.depth) throw createShapeError("tooDeep", `嵌套太深，最多 ${bodyLimits.depth} 层`);
      for (const name of Object.keys(value)) next.push(name, (value as Record<string, unknown>)[name]);
      if (next.length > 2 * maxValues) throw createShapeError("tooMany", `内容太多，最多 ${maxValues} 项`);
    }
    level = next;
  }
}

/** Reads the bytes of a body. @throws ServiceError tooLarge, malformed where the client broke it off */
export async function readBytes(http: HttpContext, maxBytes: number = bodyLimits.bytes): Promise<Buffer> {
  if (Number(http.req.header("content-length") ?? 0) > maxBytes) throw new ServiceError("tooLarge");
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of http.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ServiceError("tooLarge");
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw createShapeError("incomplete", "请求没有发完");
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw createShapeError("json", "不是有效的 JSON");
  }
}

/**
 * Reads a JSON body of bounded size and shape. Only JSON: the forms that another site's page can post without asking
 * (urlencoded, multipart, plain text) are refused, and its scripts must ask first, by a preflight that gets 405 and no
 * CORS header.
 * @throws ServiceError tooLarge, notJson, malformed.
 */
export async function readBody(http: HttpContext): Promise<Record<string, unknown>> {
  const type = http.req.header("content-type") ?? "";
  const encoding = http.req.header("content-encoding") ?? "identity";
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type) || encoding !== "identity")
    throw new ServiceError("notJson");
  const body = parseJson(await readBytes(http));
  checkInputShape(body);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw createShapeError("object", "须为 JSON 对象");
}
