import { setTimeout as sleep } from "node:timers/promises";

/** Answer of a submission. */
export interface SubmissionAnswer {
  status: number;
  code: number;
  reference: string | undefined;
  retryAfter: string | null;
}

/** Sends one demand; the number makes its client key, telephone number and address. @throws if there is no answer */
export async function submitDemand(url: string, number: number): Promise<SubmissionAnswer> {
  const response = await fetch(`${url}/api/common/caseSubmit`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // An address of its own, so that rate limits do not apply (TRUST_PROXY=1).
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      name: "陈女士",
      mobile: `137${String(number).padStart(8, "0")}`,
      cityCode: "110000",
      people: 120,
      consent: true,
      clientKey: toClientKey(number),
    }),
  });
  const { code, data } = (await response.json()) as { code: number; data: { reference?: string } | null };
  return {
    status: response.status,
    code,
    reference: data?.reference,
    retryAfter: response.headers.get("retry-after"),
  };
}

/** Returns the client key of a demand by its number. */
export const toClientKey = (number: number): string => `demand-${number}-key`;

/** Visitors who send one demand after another, each until it is acknowledged, always under its own client key. */
export interface DemandStream {
  /** References by client key. */
  acknowledged: ReadonlyMap<string, string>;
  /** Number of demands sent, acknowledged or not. */
  readonly sent: number;
  /** Resolves when this many more demands have been acknowledged. */
  acknowledge: (count: number) => Promise<void>;
  /** Sends no further demands; resolves when every one is acknowledged. @throws Error for an answer that is no outage */
  finish: () => Promise<void>;
}

/** Starts a stream of submissions. `getUrl` returns the site's origin, or undefined while it is down. */
export function createDemandStream(getUrl: () => string | undefined, visitors = 6): DemandStream {
  const acknowledged = new Map<string, string>();
  let sent = 0;
  let open = true;
  /** Sends a demand once. Returns its reference, or undefined if the site is down. */
  const tryOnce = async (number: number): Promise<string | undefined> => {
    const url = getUrl();
    const answer = url && (await submitDemand(url, number).catch(() => undefined));
    if (!answer || (answer.status === 503 && answer.code === 20007)) return undefined;
    if ((answer.code === 2000 || answer.code === 20006) && answer.reference) return answer.reference;
    throw new Error(`Demand ${number} was answered with ${JSON.stringify(answer)}.`);
  };
  const visit = async () => {
    while (open) {
      const number = ++sent;
      let reference = await tryOnce(number);
      for (; reference === undefined; reference = await tryOnce(number)) await sleep(20);
      acknowledged.set(toClientKey(number), reference);
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visit));
  done.catch(() => undefined);
  return {
    acknowledged,
    get sent() {
      return sent;
    },
    acknowledge: async (count) => {
      const enough = acknowledged.size + count;
      while (acknowledged.size < enough) await Promise.race([sleep(2), done]);
    },
    finish: async () => {
      open = false;
      await done;
    },
  };
}
