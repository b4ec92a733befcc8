import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What one run of Lighthouse says about a page: scores of 0 to 100, milliseconds, transferred bytes. */
export interface WebMeasures {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  speedIndex: number;
  bytes: number;
  requests: number;
  bestPractices: number;
  seo: number;
  accessibility: number;
}

export interface WebRun {
  measures: WebMeasures;
  /** Ids of the audits of best practices, SEO and accessibility that were not passed. */
  failed: string[];
}

type Lighthouse = typeof import("lighthouse");
type Result = NonNullable<Awaited<ReturnType<Lighthouse["default"]>>>["lhr"];

const categories = ["performance", "best-practices", "seo", "accessibility"];

function toMeasures({ categories: scores, audits }: Result): WebMeasures {
  const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["network-requests"] ?? {};
  return {
    performance: score("performance"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blocking: value("total-blocking-time"),
    speedIndex: value("speed-index"),
    bytes: value("total-byte-weight"),
    requests: details && "items" in details ? details.items.length : Number.NaN,
    bestPractices: score("best-practices"),
    seo: score("seo"),
    accessibility: score("accessibility"),
  };
}

const listFailed = ({ categories: scores, audits }: Result): string[] =>
  categories
    .filter((category) => category !== "performance")
    .flatMap((category) => scores[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

/**
 * Returns a function that runs Lighthouse's mobile preset (slow 4G and a processor four times slower) on an address, each
 * time in a browser with a new profile; nothing where Lighthouse is not installed. The function throws where the run fails.
 * @param throttlingMethod whether network and processor are estimated after a run without limits, or applied by the browser
 */
export async function createLighthouse(
  chromium: string,
  throttlingMethod: "simulate" | "devtools",
): Promise<((url: string) => Promise<WebRun>) | undefined> {
  const loaded = await Promise.all([import("lighthouse"), import("chrome-launcher")]).catch(() => undefined);
  if (!loaded) return;
  const [{ default: lighthouse }, { launch }] = loaded;
  return async (url) => {
    const userDataDir = mkdtempSync(join(tmpdir(), "bench-web-"));
    const browser = await launch({
      chromePath: chromium,
      userDataDir,
      logLevel: "silent",
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
    });
    try {
      const done = await lighthouse(url, {
        port: browser.port,
        output: "json",
        onlyCategories: categories,
        throttlingMethod,
      });
      if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? "no result"}`);
      return { measures: toMeasures(done.lhr), failed: listFailed(done.lhr) };
    } finally {
      browser.kill();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  };
}
