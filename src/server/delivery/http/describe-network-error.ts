import { failureZh } from "#texts/delivery/failure.zh.ts";
import { DeliveryError } from "../delivery-error.ts";

const getCode = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === "string" ? code : String(name);
};

const texts: readonly (readonly [codes: RegExp, text: string])[] = [
  [/^ECONNREFUSED$/, failureZh.refused],
  [/^(?:ENOTFOUND|EAI_AGAIN|EDNS)$/, failureZh.noSuchHost],
  [/^(?:ETIMEDOUT|ESOCKETTIMEDOUT|TimeoutError|ABORT_ERR|AbortError)$/, failureZh.timeout],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|HPE_\w+|ECONNECTION|ESOCKET)$/, failureZh.broken],
  [/CERT|^ERR_TLS|^ERR_SSL|SIGNED|^ETLS$/, failureZh.certificate],
  [/^(?:EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/, failureZh.unreachable],
  [/^EAUTH$/, failureZh.login],
];

/** Converts an error of a connection to one that may be stored: what happened and the error's code, nothing else of it. */
export function describeNetworkError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const code = getCode(error).slice(0, 40);
  const text = texts.find(([codes]) => codes.test(code))?.[1] ?? failureZh.unexpected;
  return new DeliveryError(`${text}（${code.replace(/[^\w-]/g, "")}）`);
}
