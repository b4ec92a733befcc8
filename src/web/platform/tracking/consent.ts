import type { AnalyticsConfig } from "#domain/tracking/analytics-config.ts";
import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** What the visitor answered. */
export type Consent = "accepted" | "refused";

const store = createPersistedState<Consent>("consent", {
  parse: (stored) => (stored === "accepted" || stored === "refused" ? stored : undefined),
  life: "lasting",
});

const listeners = createListeners<Consent>();

/** Returns the visitor's answer; undefined until there is one. */
export const getConsent = (): Consent | undefined => store.read();

/** Stores the visitor's answer and tells it. */
export function saveConsent(consent: Consent): void {
  store.write(consent);
  listeners.emit(consent);
}

/** Calls back with each answer; returns the function that ends that. */
export const onConsent = listeners.add;

/** Returns whether anything may be stored of where the visit comes from: where nobody is asked, or the visitor agreed. */
export const mayRecordVisit = ({ consent }: Pick<AnalyticsConfig, "consent">): boolean =>
  !consent || getConsent() === "accepted";
