import type { LeasedDelivery } from "../../store/delivery-store.ts";
import type { Channel } from "../channel.ts";
import { deliverMessage } from "./deliver-message.ts";
import type { DeliveryOutcomes } from "./delivery-outcomes.ts";
import type { WorkerOptions } from "./worker-options.ts";

/** Messages that one target is sent at a time. */
const maxRunning = 4;
const minuteMs = 60_000;

interface LoopOptions extends WorkerOptions {
  channel: Channel;
  outcomes: DeliveryOutcomes;
  /** Aborts attempts when the process stops. */
  stopping: AbortSignal;
}

/** Sends the messages of one target, independently of the others: a slow one holds up only itself. */
export class TargetLoop {
  readonly #options: LoopOptions;
  readonly #running = new Set<Promise<void>>();
  #active: Promise<void> | undefined;
  #wake = Promise.withResolvers<void>();
  #isStopped = false;
  /** By a clock that nobody sets, as the times below. */
  #pausedUntil = 0;
  /** When the messages of the last minute were leased. */
  #leasedAt: number[] = [];

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  /** Looks for messages, unless it is doing so. */
  nudge(): void {
    this.#wake.resolve();
    this.#active ??= this.#drain().finally(() => {
      this.#active = undefined;
    });
  }

  /** Leases nothing more and resolves when the running attempts have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake.resolve();
    await this.#active;
    await Promise.all(this.#running);
  }

  async #drain(): Promise<void> {
    try {
      while (!this.#isStopped) {
        this.#wake = Promise.withResolvers<void>();
        const leased = await this.#lease();
        for (const one of leased) this.#start(one);
        if (leased.length === 0 && this.#running.size === 0) return;
        await Promise.race([...this.#running, this.#wake.promise]);
      }
    } catch (error) {
      // The store is not available: the next look at it tries again.
      const { channel, log } = this.#options;
      log.error({ target: channel.name, error: String(error) }, "deliveries could not be read");
    }
  }

  #start(leased: LeasedDelivery): void {
    const attempt = deliverMessage(leased, this.#options)
      .then((pauseMs) => {
        if (pauseMs) this.#pausedUntil = performance.now() + pauseMs;
      })
      .finally(() => this.#running.delete(attempt));
    this.#running.add(attempt);
  }

  /** Returns how many messages may be started now: by the lanes that are free and by what the target accepts a minute. */
  #countFree(): number {
    const now = performance.now();
    if (now < this.#pausedUntil) return 0;
    this.#leasedAt = this.#leasedAt.filter((time) => now - time < minuteMs);
    const { perMinute = Number.POSITIVE_INFINITY } = this.#options.channel;
    return Math.min(maxRunning - this.#running.size, perMinute - this.#leasedAt.length);
  }

  async #lease(): Promise<LeasedDelivery[]> {
    const { store, channel, times, now } = this.#options;
    const time = now().getTime();
    const most = this.#countFree();
    if (most <= 0) return [];
    const leased = await store.lease({
      target: channel.name,
      most,
      now: new Date(time).toISOString(),
      until: new Date(time + times.leaseMs).toISOString(),
    });
    const leasedAt = performance.now();
    this.#leasedAt.push(...leased.map(() => leasedAt));
    return leased;
  }
}
