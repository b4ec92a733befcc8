import { toChinaDay } from "#domain/day.ts";
import { type SendingOutcome, sendDemand } from "#web/platform/demand-queue/send-demand.ts";
import { readTrackingCookies } from "#web/platform/tracking/tracking-cookie.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { listDemandRows } from "../queue/list-demand-rows.ts";
import { listExtras } from "../queue/list-extras.ts";
import { toQueuedForm } from "../queue/to-queued-form.ts";
import { getClientKey } from "./get-client-key.ts";
import { toDemand } from "./to-demand.ts";
import { waitForFillTime } from "./wait-for-fill-time.ts";

/** Sends the values, and stores their summary with them. `mendedKey`: client key of the demand that they mend. */
export async function submitDemand(
  values: DemandValues,
  options: DemandFormOptions,
  mendedKey: string | undefined,
): Promise<SendingOutcome> {
  const { texts, locale, call } = options;
  const demand = toDemand(values, options);
  const lines = listDemandRows(values, texts, locale, toChinaDay(new Date()));
  const form = toQueuedForm(values, lines, listExtras(values, options));
  const clientKey = getClientKey(demand);
  const captcha = values.captcha.trim() || undefined;
  const filledMs = await waitForFillTime();
  return sendDemand(
    { path: call, demand: { ...demand, captcha, filledMs, tracking: readTrackingCookies(), clientKey } },
    { form, replaced: mendedKey },
  );
}
