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
