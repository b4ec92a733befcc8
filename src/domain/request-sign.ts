import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { signWindowSeconds } from "./limits.ts";

/** Compares by UTF-8 bytes, which is code point order; UTF-16 comparison differs for astral characters. */
function compareBytes(a: string, b: string): number {
  const left = utf8ToBytes(a);
  const right = utf8ToBytes(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) if (left[i] !== right[i]) return left[i]! - right[i]!;
  return left.length - right.length;
}

/** Serializes to JSON with object keys in byte order and no spaces; drops unsupported values as JSON does. */
export function toCanonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(",")}]`;
  const pairs = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => compareBytes(a, b))
    .map(([name, inner]) => `${JSON.stringify(name)}:${toCanonicalJson(inner)}`);
  return `{${pairs.join(",")}}`;
}

const formatValue = (value: unknown): string => (typeof value === "string" ? value : toCanonicalJson(value));

/**
 * Computes the signature of a request: md5(key + k1v1k2v2… + key) over all parameters but `sign`, sorted by key in byte order, null
 * and undefined dropped, nested values as canonical JSON.
 * @returns lower-case hex. Source: specification section 7, product.md 2.3.
 */
export function computeSignature(params: Record<string, unknown>, key: string): string {
  const pairs = Object.entries(params)
    .filter(([name, value]) => name !== "sign" && value !== null && value !== undefined)
    .sort(([a], [b]) => compareBytes(a, b))
    .map(([name, value]) => name + formatValue(value));
  return bytesToHex(md5(utf8ToBytes(key + pairs.join("") + key)));
}

/** Returns the parameters with `timestamp` (seconds) and `sign` added. */
export function signRequest<T extends Record<string, unknown>>(
  params: T,
  key: string,
  nowSeconds: number,
): T & { timestamp: number; sign: string } {
  const timestamped = { ...params, timestamp: Math.floor(nowSeconds) };
  return { ...timestamped, sign: computeSignature(timestamped, key) };
}

/**
 * Returns whether the parameters carry a valid `sign` and a `timestamp` at most 300 s away. Either case of hex is
 * accepted. Does not detect replays: the caller does.
 */
export function isSignatureValid(params: Record<string, unknown>, key: string, nowSeconds: number): boolean {
  const { sign, timestamp } = params;
  if (typeof sign !== "string" || (typeof timestamp !== "string" && typeof timestamp !== "number")) return false;
  if (!/^\d{1,12}$/.test(String(timestamp))) return false;
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= signWindowSeconds)) return false;
  return sign.toLowerCase() === computeSignature(params, key);
}
