import { useMemo } from "react";
import type { CallPath } from "#contract/calls.ts";
import type { Call, CallOptions } from "#contract/index.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { NetworkError } from "../platform/api/api-error.ts";
import { getErrorText } from "../platform/api/get-error-text.ts";
import { showToast } from "../ui/overlay/toast.ts";

/** Tells the visitor of an error by a toast, by the error rules; without an answer, what is on the page stays and nothing is told. */
export function notifyOfError(error: unknown, lang?: Locale): void {
  const text = error instanceof NetworkError ? undefined : getErrorText(error, lang);
  if (text !== undefined) showToast(text, { kind: "warn" });
}

/** Returns the API client of the parts of a page: it tells of errors, unless its caller does (`isQuiet`). */
export const useTellingCall = (call: Call, lang?: Locale): Call =>
  useMemo(
    () =>
      ((path: CallPath, input?: never, options?: CallOptions) =>
        call(path, input!, options).catch((error: unknown) => {
          if (!options?.isQuiet) notifyOfError(error, lang);
          throw error;
        })) as Call,
    [call, lang],
  );
