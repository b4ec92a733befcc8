import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { codes } from "#contract/codes.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { getDemandErrorText } from "../../features/demand-form/queue-notice/get-demand-error-text.ts";
import { ApiError, NetworkError, TimeoutError } from "../../platform/api/api-error.ts";
import { useApi } from "../../platform/api/create-api-client.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { closeToast, getToasts } from "../../ui/overlay/toast.ts";
import { getDemandStatusTexts } from "./get-demand-status-texts.ts";
import type { DemandData } from "./demand-part-props.ts";

/** The calls that change a demand. */
type Change = "demand/withdraw" | "demand/restore";
/** The calls that change what was chosen. */
type Choice = "demand/chooseQuote" | "demand/undoChoice";

export interface DemandActions {
  /** Name of the action that runs. */
  busy: string | undefined;
  /** The last action that failed, with why. */
  failure: { action: string; message: string } | undefined;
  remark: (text: string) => Promise<boolean>;
  change: (call: Change) => Promise<boolean>;
  chooseQuote: (call: Choice, quoteId: string) => Promise<boolean>;
  erase: () => Promise<boolean>;
}

/** Milliseconds for which a tab may be in the background without a reload of the demand. */
const staleMs = 30_000;

/** Reloads the demand when the visitor comes back to the tab. */
function useReloadOnReturn(load: () => Promise<DemandData>, show: (demand: DemandData) => void) {
  useEffect(() => {
    let left = Date.now();
    const onChange = () => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (Date.now() - left > staleMs) load().then(show, () => undefined);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  });
}

/** Returns what the visitor is told of a failed action: what the error rules say, and what this page adds. */
function explainFailure(error: unknown, action: string, locale: Locale, hotline: string): string | undefined {
  const { failures } = getDemandStatusTexts(locale);
  const message = getDemandErrorText(error, locale);
  if (message === undefined) return undefined;
  if (error instanceof NetworkError && !(error instanceof TimeoutError)) return failures.offline;
  if (error instanceof ApiError && error.issues.some(({ field }) => field === "status")) return failures.status;
  const isTooOften = error instanceof ApiError && error.code === codes.tooMany.code;
  const hints = [
    isTooOften && fillTemplate(failures.hotline, { hotline: markSample(hotline, locale) }),
    action === "demand/remark" && failures.stillHere,
  ];
  const hint = hints.filter(Boolean).join(locale === "en" ? " " : "");
  return hint === "" ? message : fillTemplate(failures.answered, { message, hint });
}

/** Returns a demand that follows the visitor's changes, and the functions that make them. */
export function useDemand(
  { token }: { token: string },
  data: DemandData,
): [demand: DemandData, actions: DemandActions] {
  const api = useApi();
  const router = useRouter();
  const { hotline } = useRuntimeConfig();
  const [demand, setDemand] = useState(data);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<DemandActions["failure"]>();
  const { failures } = getDemandStatusTexts(demand.locale);
  useEffect(() => setDemand(data), [data]);
  const load = () => api("demand/get", { token }, { isQuiet: true });
  useReloadOnReturn(load, setDemand);

  const run = async (action: string, call: () => Promise<DemandData>): Promise<boolean> => {
    setBusy(action);
    setFailure(undefined);
    // What an earlier notice offers to undo is of the past.
    for (const { id, action: offered } of getToasts()) if (offered) closeToast(id);
    try {
      setDemand(await call());
      // The page as the router stored it is of before the change.
      void router.invalidate();
      return true;
    } catch (error) {
      const message = explainFailure(error, action, demand.locale, hotline);
      if (message !== undefined) setFailure({ action, message });
      if (message === failures.status) load().then(setDemand, () => undefined);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return [
    demand,
    {
      busy,
      failure,
      remark: (remark) => run("demand/remark", () => api("demand/remark", { token, remark }, { isQuiet: true })),
      change: (call) => run(call, () => api(call, { token }, { isQuiet: true })),
      chooseQuote: (call, quoteId) => run(call, () => api(call, { token, quoteId }, { isQuiet: true })),
      erase: () => run("demand/erase", () => api("demand/erase", { token, confirm: true }, { isQuiet: true })),
    },
  ];
}
