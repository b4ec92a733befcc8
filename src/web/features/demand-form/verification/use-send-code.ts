import { useEffect, useState } from "react";
import { isMainlandMobile, normalizePhone } from "#domain/demand/field-rules.ts";
import { messageRates } from "#domain/limits.ts";
import { ApiError, NetworkError, TimeoutError } from "#web/platform/api/api-error.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { getDemandErrorText } from "../queue-notice/get-demand-error-text.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

interface SendState {
  state: "idle" | "sending" | "sent";
  /** Why the code was not sent. */
  failure?: string;
}

/** Returns the seconds until a moment (milliseconds since the epoch), counted down. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (moment === 0) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [moment]);
  return now === 0 ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Returns `send`, which sends a code to the form's number, and its state. An incomplete number is reported at its field. */
export function useSendCode({ form, texts, focus, locale }: DemandForm, offline: string) {
  const api = useApi();
  const [sending, setSending] = useState<SendState>({ state: "idle" });
  const [againAt, setAgainAt] = useState(0);

  const send = async () => {
    if (sending.state === "sending") return;
    const mobile = normalizePhone(form.getValues("mobile"));
    if (!isMainlandMobile(mobile)) {
      form.setError("mobile", { type: "mobile", message: texts.rules.mobile });
      focus("mobile");
      return;
    }
    form.clearErrors(["mobile", "captcha"]);
    setSending({ state: "sending" });
    try {
      await api("common/sendMessage", { mobile, purpose: "verify" }, { isQuiet: true });
      setSending({ state: "sent" });
      setAgainAt(Date.now() + messageRates.again.seconds * 1000);
      focus("captcha");
    } catch (error) {
      const text = getDemandErrorText(error, locale);
      if (error instanceof NetworkError && !(error instanceof TimeoutError))
        setSending({ state: "idle", failure: offline });
      else if (error instanceof ApiError && text !== undefined)
        setSending({ state: "idle", failure: error.issues[0]?.message ?? text });
      else setSending({ state: "idle", ...(text !== undefined && { failure: text }) });
    }
  };
  return { ...sending, secondsLeft: useSecondsUntil(againAt), send: () => void send() };
}
