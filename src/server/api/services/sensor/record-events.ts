import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { cleanEvent } from "#domain/tracking/clean-event.ts";
import type { Caller, Context } from "../context.ts";

/**
 * Stores reported events; they are on disk before the answer. Neither the address nor anything that names a person is.
 * @throws ServiceError tooMany
 */
export async function recordEvents(
  { events: { limit, writer }, now }: Context,
  { project, events }: Parsed<"sensor/report">,
  { address }: Caller,
): Promise<Output<"sensor/report">> {
  const at = now();
  const wait = limit(address, events.length, at);
  if (wait !== undefined) throw new ServiceError("tooMany", { retryAfter: wait });
  const receivedAt = at.toISOString();
  await writer.add(events.map((event) => ({ ...cleanEvent(event, at), project, receivedAt })));
  return {};
}
