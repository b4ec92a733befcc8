import { useEffect } from "react";
import { demandQueueZh } from "../../../texts/demand-queue.ts";
import { filled } from "../../../texts/filled.ts";
import { useApi } from "../../platform/api-client.ts";
import { onQueueNews, watchDemandQueue } from "../../platform/demand-queue.ts";
import { showToast } from "../../ui/toast.ts";
import { clearSentDraft } from "./draft-slot.ts";

/** Milliseconds that a toast with a reference stays, so that it can be noted. */
const readingMs = 8000;

/** Sends this device's queued demands from any page and reports the result as a toast. Renders nothing. */
export function DemandQueueNotice() {
  const call = useApi();
  useEffect(() => {
    const { sentLater, failedLater } = demandQueueZh;
    const deaf = onQueueNews((news) => {
      if (news.kind === "sent") {
        clearSentDraft(news.sent.clientKey);
        showToast(filled(sentLater, { reference: news.sent.reference }), { duration: readingMs });
      } else {
        showToast(filled(failedLater, { message: news.message }), { duration: readingMs, kind: "warn" });
      }
      return true;
    });
    const stop = watchDemandQueue(call);
    return () => {
      stop();
      deaf();
    };
  }, [call]);
  return null;
}
