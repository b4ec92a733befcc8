import { createContext, useContext } from "react";
import { type CallPath, calls } from "#contract/calls.ts";
import type { Call, CallOptions } from "#contract/index.ts";
import { ApiError } from "./api-error.ts";
import { successCode } from "./get-error-text.ts";
import { readEnvelope } from "./read-envelope.ts";
import { retryOnce } from "./retry-once.ts";
import { type Params, sendRequest } from "./send-request.ts";
import { sendSigned } from "./send-signed.ts";

export interface ApiClientOptions {
  /** Key of the signatures, from the public configuration. */
  signKey: string;
  /** Origin of the site; empty in the browser. */
  base?: string;
  fetcher?: typeof fetch;
}

/**
 * Creates the API client: signs what the contract says, repeats a GET once, ends with its signal.
 * Calls throw ApiError, NetworkError, TimeoutError, or the reason of their signal.
 */
export function createApiClient({ signKey, base, fetcher }: ApiClientOptions): Call {
  const call = async (path: CallPath, input: Params = {}, { signal }: CallOptions = {}) => {
    const send = (params: Params) => sendRequest(path, params, { base, fetcher, signal });
    const sendOften = calls[path] === "GET" ? (params: Params) => retryOnce(() => send(params), signal) : send;
    const { status, body } = await sendSigned(path, input, signKey, sendOften);
    const { code, message, data } = readEnvelope(body);
    if (status < 200 || status > 299 || code !== successCode) throw new ApiError(code, status, message, data);
    return data;
  };
  return call as Call;
}

/** The API client that pages use; the page shell provides the one of the router. */
export const ApiContext = createContext<Call>(() => Promise.reject(new Error("There is no API client above.")));
export const useApi = (): Call => useContext(ApiContext);
