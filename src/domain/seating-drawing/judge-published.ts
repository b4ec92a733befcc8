import { formatNumber } from "../format.ts";
import type { Assessment } from "../seating/assess-capacity.ts";
import { doubtfulFactor } from "../seating/seating-measures.ts";

/** The result of comparing a published figure with the computed ones. */
export type Judgement =
  | "unknown"
  | "unmeasured"
  | "published-unsuitable"
  | "cannot-be-seated"
  | "comfortable"
  | "limit"
  | "beyond-limit"
  | "doubtful";

/** Compares the published figure with comfortable, limit and geometric maximum. */
export function judgePublished({
  published,
  comfortable,
  limit = 0,
  maximum = 0,
}: Omit<Assessment, "doubtful">): Judgement {
  if (published === undefined) return "unknown";
  if (published === 0) return "published-unsuitable";
  if (comfortable === undefined) return "unmeasured";
  if (limit === 0) return "cannot-be-seated";
  if (published <= comfortable) return "comfortable";
  if (published <= limit) return "limit";
  return published > maximum * doubtfulFactor ? "doubtful" : "beyond-limit";
}

/** The texts of the line that compares a published figure with the computed ones on paper. */
export interface PublishedLineTexts {
  figures: Record<"published" | "comfortable" | "limit", string>;
  maximumShort: (people: string) => string;
  judgement: Record<Judgement, string>;
  unknown: string;
}

/** Formats the published and the two computed figures with their judgement; the maximum only where it is the reason of a mark. */
export function formatPublishedLine(figures: Omit<Assessment, "doubtful">, texts: PublishedLineTexts): string {
  const judgement = judgePublished(figures);
  const format = (value: number | undefined) => (value === undefined ? texts.unknown : formatNumber(value));
  return [
    ...(["published", "comfortable", "limit"] as const).map((key) => `${texts.figures[key]} ${format(figures[key])}`),
    texts.judgement[judgement],
    ...(judgement === "doubtful" ? [texts.maximumShort(format(figures.maximum))] : []),
  ].join("　");
}
