import { createContext, useContext } from "react";
import type { CallPath } from "../../../contract/calls.ts";
import type { Call, CallOptions } from "../../../contract/index.ts";
import { ApiError } from "./api-error.ts";
import { type Params, sendRequest } from "./send-request.ts";
import { sendSigned } from "./send-signed.ts";

const successCode = 2000;
/** Interface texts of the specification's section 8. */
const notFoundMessage = "请求资源不存在";
const unknownErrorMessage = "出错了";

interface FoundEnvelope {
  code?: number;
  message?: string;
  msg?: string;
  data?: unknown;
}

/** Returns the text shown to the visitor: message, else msg, else 出错了; a 404 has its own. */
function getErrorMessage(status: number, envelope: FoundEnvelope | undefined): string {
  if (status === 404) return notFoundMessage;
  return envelope?.message || envelope?.msg || unknownErrorMessage;
}

export interface ApiClientOptions {
  /** Key of the signatures, from the public configuration. */
  signKey: string;
  /** Origin of the site; empty in the browser. */
  base?: string;
  fetcher?: typeof fetch;
}

/** Creates the API client; calls throw ApiError, NetworkError, or the reason of their signal. */
export function createApiClient({ signKey, base, fetcher }: ApiClientOptions): Call {
  const call = async (path: CallPath, input: Params = {}, { signal }: CallOptions = {}) => {
    const send = (params: Params) => sendRequest(path, params, { base, fetcher, signal });
    const { status, body } = await sendSigned(path, input, signKey, send);
    const envelope = (body ?? undefined) as FoundEnvelope | undefined;
    if (status === 401 || status === 403) console.info("须先登录");
    if (status !== 200 || envelope?.code !== successCode) {
      throw new ApiError(envelope?.code ?? 0, status, getErrorMessage(status, envelope), envelope?.data);
    }
    return envelope.data;
  };
  return call as Call;
}

/** The API client that pages use; the page shell provides the one of the router. */
export const ApiContext = createContext<Call>(() => Promise.reject(new Error("There is no API client above.")));
export const useApi = (): Call => useContext(ApiContext);
