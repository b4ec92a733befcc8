import type { WebMeasures } from "./create-lighthouse.ts";

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

const columns: readonly [string, (measures: WebMeasures) => string | number][] = [
  ["performance", ({ performance }) => performance],
  ["first paint", ({ firstPaint }) => seconds(firstPaint)],
  ["largest paint (LCP)", ({ largestPaint }) => seconds(largestPaint)],
  ["shift (CLS)", ({ shift }) => shift.toFixed(3)],
  ["blocking (TBT)", ({ blocking }) => milliseconds(blocking)],
  ["speed index", ({ speedIndex }) => seconds(speedIndex)],
  ["transferred", ({ bytes }) => `${(bytes / 1000).toFixed(0)} kB`],
  ["requests", ({ requests }) => requests],
  ["best practices", ({ bestPractices }) => bestPractices],
  ["SEO", ({ seo }) => seo],
  ["accessibility", ({ accessibility }) => accessibility],
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Returns the median of each measure over several runs of a page. */
export function getMedians(runs: readonly WebMeasures[]): WebMeasures {
  const entries = Object.keys(runs[0]!).map((name) => [
    name,
    median(runs.map((run) => run[name as keyof WebMeasures])),
  ]);
  return Object.fromEntries(entries) as WebMeasures;
}

export const webTableHead = [
  `| page | ${columns.map(([name]) => name).join(" | ")} |`,
  `|---|${columns.map(() => "---|").join("")}`,
];

/** Formats a page's measures as a row of the table. */
export const formatWebRow = (page: string, measures: WebMeasures): string =>
  `| ${page} | ${columns.map(([, format]) => format(measures)).join(" | ")} |`;
