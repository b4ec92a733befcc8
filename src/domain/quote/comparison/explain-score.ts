/** What a visitor weighs quotes by, in percent; together 100. */
export interface ScoreWeights {
  price: number;
  space: number;
  distance: number;
  answer: number;
}

const defaultWeights: ScoreWeights = { price: 40, space: 30, distance: 10, answer: 20 };

/** What a quote is scored by. What is absent is unknown and is not scored. */
export interface ScoredQuote {
  /** Fen of an exact total. */
  fen: number;
  /** The event fits with room to spare (宽松), or just (紧凑). */
  fit?: "comfortable" | "tight" | undefined;
  hasPillarInView?: boolean | undefined;
  /** Wanted lines and needs that the venue does not have. */
  missingNeeds: number;
  /** Minutes on foot from the metro or from where the visitor starts. */
  minutes?: number | undefined;
  /** Working hours from the request to the answer. */
  answerHours?: number | undefined;
}

/** One of the four parts of a score: points of 100, and what its weight makes of them, with one decimal. */
export interface ScorePart {
  key: keyof ScoreWeights;
  points: number;
  share: number;
}

const tightPoints = 60;
const penalty = 30;
/** Points that a minute or an hour costs, a fifth of a hundred in four. */
const step = 5;
/** Minutes up to which nothing is lost. */
const freeMinutes = 4;

const clamp = (points: number): number => Math.min(100, Math.max(0, points));

function scoreSpace({ fit, hasPillarInView, missingNeeds }: ScoredQuote): number | undefined {
  if (!fit) return undefined;
  const base = fit === "comfortable" ? 100 : tightPoints;
  return clamp(base - penalty * ((hasPillarInView ? 1 : 0) + Math.min(1, missingNeeds)));
}

/**
 * Explains the score of a quote among others with an exact total: price = lowest ÷ own; the space 100 or 60, less 30 for a pillar in view and 30
 * for what is wanted and missing; 5 points for each minute beyond four, and for each working hour of the answer. Unknown parts are left out, and
 * the other weights take their place. Parts are rounded to a decimal, and the score is their sum.
 */
export function explainScore(quote: ScoredQuote, lowestFen: number, weights: ScoreWeights = defaultWeights) {
  const points: Record<keyof ScoreWeights, number | undefined> = {
    price: quote.fen === 0 ? 100 : clamp((lowestFen / quote.fen) * 100),
    space: scoreSpace(quote),
    distance: quote.minutes === undefined ? undefined : clamp(100 - step * Math.max(0, quote.minutes - freeMinutes)),
    answer: quote.answerHours === undefined ? undefined : clamp(100 - step * quote.answerHours),
  };
  const scored = (Object.keys(points) as (keyof ScoreWeights)[]).filter((key) => points[key] !== undefined);
  const weight = scored.reduce((sum, key) => sum + weights[key], 0);
  const parts = scored.map((key): ScorePart => {
    const own = points[key]!;
    return {
      key,
      points: Math.round(own),
      share: weight === 0 ? 0 : Math.round((own * weights[key] * 10) / weight) / 10,
    };
  });
  return { parts, score: Math.round(parts.reduce((sum, { share }) => sum + share, 0) * 10) / 10 };
}
