import type { AnalyticsConfig } from "../../../domain/tracking/analytics-config.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** What the visitor answered. */
export type Consent = "accepted" | "refused";

const store = createPersistedState<Consent>("consent", {
  parse: (stored) => (stored === "accepted" || stored === "refused" ? stored : undefined),
  life: "lasting",
});

const listeners = new Set<(consent: Consent) => void>();

/** Returns the visitor's answer; undefined until there is one. */
export const getConsent = (): Consent | undefined => store.read();

/** Stores the visitor's answer and tells it. */
export function saveConsent(consent: Consent): void {
  store.write(consent);
  for (const listener of listeners) listener(consent);
}

/** Calls back with each answer; returns the function that ends that. */
export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether anything may be stored of where the visit comes from: where nobody is asked, or the visitor agreed. */
export const mayRecordVisit = ({ consent }: Pick<AnalyticsConfig, "consent">): boolean =>
  !consent || getConsent() === "accepted";
