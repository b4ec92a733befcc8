import { useEffect } from "react";
import { demandQueueEn, demandQueueZh } from "../../../../texts/demand/demand-queue.zh.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { useLanguage } from "../../../platform/language-context.ts";
import { onQueueEvent, watchDemandQueue } from "../../../platform/api/send-demand.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { clearSentDraft } from "../draft/draft-slot.ts";

/** Milliseconds that a toast with a reference stays, so that it can be noted. */
const toastDurationMs = 8000;

/** Sends this device's queued demands from any page and reports the result as a toast. Renders nothing. */
export function DemandQueueNotice() {
  const call = useApi();
  const language = useLanguage();
  useEffect(() => {
    const { sentLater, failedLater } = language === "en" ? demandQueueEn : demandQueueZh;
    const unsubscribe = onQueueEvent((event) => {
      if (event.kind === "sent") {
        clearSentDraft(event.sent.clientKey);
        showToast(fillTemplate(sentLater, { reference: event.sent.reference }), { duration: toastDurationMs });
      } else {
        showToast(fillTemplate(failedLater, { message: event.message }), { duration: toastDurationMs, kind: "warn" });
      }
      return true;
    });
    const stop = watchDemandQueue(call);
    return () => {
      stop();
      unsubscribe();
    };
  }, [call, language]);
  return null;
}
