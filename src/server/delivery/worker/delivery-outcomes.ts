/** What became of attempts: `dead` is a failure after which the message is not tried again. */
export type Outcome = "delivered" | "skipped" | "failed" | "dead";

/** Counts of attempts of this process, by target and outcome, for `/metrics`. */
export class DeliveryOutcomes {
  readonly #counts = new Map<string, { target: string; outcome: Outcome; count: number }>();

  add(target: string, outcome: Outcome): void {
    const key = `${target} ${outcome}`;
    const entry = this.#counts.get(key) ?? { target, outcome, count: 0 };
    entry.count++;
    this.#counts.set(key, entry);
  }

  list(): { target: string; outcome: Outcome; count: number }[] {
    return [...this.#counts.values()];
  }
}
