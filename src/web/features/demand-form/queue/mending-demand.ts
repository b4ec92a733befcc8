import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import { createPersistedState } from "#web/platform/storage/persisted-state.ts";

/** The kept demand that the visitor wants to change, and the form for it. */
export interface MendingDemand {
  clientKey: string;
  call: DemandCall;
  locale: Locale;
  /** Path and query of the form's page. */
  href: string;
}

/** Kept small: every short form asks it whether it has to load at once. In the session only. */
export const mendingDemand = createPersistedState<MendingDemand>("demand-mending", {
  life: "session",
  parse: (stored) => {
    const { clientKey, href } = (stored ?? {}) as Partial<MendingDemand>;
    return typeof clientKey === "string" && typeof href === "string" ? (stored as MendingDemand) : undefined;
  },
});

export const getCurrentHref = (): string => window.location.pathname + window.location.search;

/** Returns the client key of the demand that this form, on this page, is to mend. */
export function findMendingKey({ call, locale }: { call: DemandCall; locale: Locale }): string | undefined {
  const mending = mendingDemand.read();
  const isThis = mending?.call === call && mending.locale === locale && mending.href === getCurrentHref();
  return isThis ? mending.clientKey : undefined;
}
