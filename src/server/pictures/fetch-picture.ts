import { lookup } from "node:dns";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { PictureFault } from "./picture-fault.ts";
import { isPublicAddress } from "./is-public-address.ts";
import { maxPictureBytes } from "./read-original.ts";

const maxRedirects = 3;

/** Error for a picture that could not be fetched; the message is for the operator. */
export class FetchFault extends Error {
  readonly fault: "badUrl" | "privateHost" | "timeout" | "redirects" | "status" | "unreachable";
  constructor(fault: FetchFault["fault"], message: string) {
    super(message);
    this.name = "FetchFault";
    this.fault = fault;
  }
}

export interface FetchOptions {
  /** Also allows addresses of this machine and its network. */
  privateHosts?: boolean;
  /** Maximum time for the whole download, in milliseconds. */
  timeout?: number;
}

const createPrivateHostFault = () =>
  new FetchFault("privateHost", "网址指向本机或内网，没有取；确要取用请加 --private-hosts");

/** Resolves a host name and rejects non-public addresses when connecting, which also defeats DNS rebinding. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const fault =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : createPrivateHostFault());
    const [first] = addresses ?? [];
    if (fault || !first) callback(fault ?? new Error("ENOTFOUND"), "", 4);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchFault("badUrl", "网址不对，只取 http 和 https");
  return url;
}

function sendRequest(url: URL, privateHosts: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const address = url.hostname.replace(/^\[|\]$/g, "");
  // No lookup happens for a literal IP address, so it is checked here.
  if (!privateHosts && isIP(address) && !isPublicAddress(address)) return Promise.reject(createPrivateHostFault());
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const headers = { accept: "image/avif,image/webp,image/jpeg,image/png", "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, agent: false, ...(!privateHosts && { lookup: publicLookup }) }, resolve).on(
      "error",
      reject,
    );
  });
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > maxPictureBytes) throw new PictureFault("tooLarge");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxPictureBytes) throw new PictureFault("tooLarge");
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

async function followRedirects(start: URL, privateHosts: boolean, signal: AbortSignal): Promise<Buffer> {
  let url = start;
  for (let hops = 0; ; hops++) {
    const answer = await sendRequest(url, privateHosts, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBody(answer);
      if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
        throw new FetchFault("status", `网址答复 ${statusCode}`);
      }
      if (hops === maxRedirects) throw new FetchFault("redirects", `网址转了 ${maxRedirects} 次还没有到`);
      url = parseUrl(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
}

/**
 * Downloads a picture over http or https: at most 3 redirects, not from this machine or its network unless allowed, and
 * never more bytes than a picture may have.
 * @throws FetchFault, PictureFault tooLarge
 */
export async function fetchPicture(text: string, options: FetchOptions = {}): Promise<Buffer> {
  const { privateHosts = false, timeout = 30_000 } = options;
  const url = parseUrl(text);
  const signal = AbortSignal.timeout(timeout);
  try {
    return await followRedirects(url, privateHosts, signal);
  } catch (error) {
    if (error instanceof FetchFault || error instanceof PictureFault) throw error;
    if (signal.aborted) throw new FetchFault("timeout", `${timeout / 1000} 秒内没有取完`);
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new FetchFault("unreachable", `取不到（${code || message}）`);
  }
}
