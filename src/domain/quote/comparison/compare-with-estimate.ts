import type { Estimate, EstimateLine } from "#domain/estimate/compute-estimate.ts";
import type { PriceLineKey, QuoteLineKey } from "../quote-lines.ts";
import type { QuoteLines } from "../quote-lines-schema.ts";
import type { QuoteTotal, TotalPart } from "../total/quote-total.ts";

/** Why a line's amount differs from the estimate's. `per`: of the package; `unit` prices are yuan. */
export type DifferenceReason =
  | { kind: "inPackage" }
  | { kind: "included" }
  | { kind: "notOffered" }
  | { kind: "unusedMinimum"; billed: number; unused: number; perTable: boolean }
  | { kind: "waived"; when: "rooms" | "tables" | "people" | "spend"; least: number; percentOff: number }
  | { kind: "percent"; percent: number; of?: readonly QuoteLineKey[] | undefined; estimated?: number | undefined }
  | { kind: "unitPrice"; yuan: number; estimated: number }
  | { kind: "quantity"; quantity: number; estimated: number };

/** A line of a quote beside the estimate; money is in fen. An absent amount is unknown, never 0. */
export interface LineDifference {
  line: QuoteLineKey;
  fen?: number | undefined;
  estimatedFen?: number | undefined;
  differenceFen?: number | undefined;
  reasons: DifferenceReason[];
}

/** The lines of the estimate that a venue's line stands for. */
const estimateLinesOf: Readonly<Record<Exclude<PriceLineKey, "package">, readonly string[]>> = {
  hire: ["hire", "overtime"],
  setup: ["setup"],
  meals: ["lunch", "dinner", "banquet"],
  teaBreak: ["teaBreaks"],
  rooms: ["guestRooms"],
  av: ["led", "builtInScreen", "projector", "projectionScreen", "sound", "lighting", "microphones", "technicians"],
};
const comparedLines = ["hire", "setup", "meals", "teaBreak", "rooms", "av", "serviceCharge", "tax"] as const;
type ComparedLine = (typeof comparedLines)[number];

const isPercentLine = (line: ComparedLine): line is "serviceCharge" | "tax" =>
  line === "serviceCharge" || line === "tax";

function findEstimate({ lines, percentLines }: Estimate, line: ComparedLine): number | undefined {
  if (isPercentLine(line)) return percentLines.find(({ key }) => key === line)?.subtotal?.likely;
  const priced = lines.filter(({ key, subtotal }) => subtotal && estimateLinesOf[line].includes(key));
  return priced.length === 0 ? undefined : priced.reduce((sum, { subtotal }) => sum + subtotal!.likely, 0);
}

/** Returns the estimate's line for a part of a quote: a dinner at tables is its banquet. */
function findEstimateLine(
  { lines }: Estimate,
  line: ComparedLine,
  { item, perTable }: TotalPart,
): EstimateLine | undefined {
  if (isPercentLine(line)) return undefined;
  const keys = line === "meals" ? [perTable ? "banquet" : (item ?? "")] : estimateLinesOf[line];
  return lines.find(({ key, unitPrice }) => unitPrice && keys.includes(key));
}

/** Explains the parts of a priced line. */
function explainParts(line: ComparedLine, parts: readonly TotalPart[], estimate: Estimate): DifferenceReason[] {
  const reasons: DifferenceReason[] = [];
  for (const part of parts) {
    const { unusedMinimum: unused, quantity, unitFen, perTable = false } = part;
    const other = findEstimateLine(estimate, line, part);
    if (unused) reasons.push({ kind: "unusedMinimum", billed: quantity, unused, perTable });
    if (!other) continue;
    const yuan = unitFen / 100;
    const estimated = other.unitPrice!.likely;
    if (yuan !== estimated) reasons.push({ kind: "unitPrice", yuan, estimated });
    if (!unused && quantity !== other.quantity) reasons.push({ kind: "quantity", quantity, estimated: other.quantity });
  }
  return reasons;
}

/** Explains a line of a quote. */
function explain(line: ComparedLine, lines: QuoteLines, total: QuoteTotal, estimate: Estimate): DifferenceReason[] {
  const included: readonly QuoteLineKey[] = lines.package?.includes ?? [];
  if (included.includes(line)) return [{ kind: "inPackage" }];
  const answer = lines[line];
  if (answer?.status === "notOffered") return [{ kind: "notOffered" }];
  if (answer?.status === "included") return [{ kind: "included" }];
  if (isPercentLine(line)) {
    const { percent, of } = lines[line] ?? {};
    const estimated = estimate.percentLines.find(({ key }) => key === line)?.percent?.likely;
    return percent === undefined ? [] : [{ kind: "percent", percent, of, estimated }];
  }
  const waived = total.conditions.filter((condition) => condition.isMet && condition.line === line);
  return [
    ...waived.map(({ when, least, percentOff }) => ({ kind: "waived" as const, when, least, percentOff })),
    ...explainParts(
      line,
      total.parts.filter((part) => part.line === line),
      estimate,
    ),
  ];
}

/** Returns what a line costs; undefined where it is not answered. */
function findAmount(line: ComparedLine, lines: QuoteLines, total: QuoteTotal): number | undefined {
  const parts = total.parts.filter((part) => part.line === line);
  if (parts.length > 0) return parts.reduce((sum, { fen }) => sum + fen, 0);
  const included: readonly QuoteLineKey[] = lines.package?.includes ?? [];
  if (included.includes(line)) return undefined;
  return lines[line]?.status === "included" ? 0 : undefined;
}

/**
 * Compares the lines of a quote with an estimate for the same event. Lines that both lack are left out. The lines of a package
 * have no amount of their own: they are compared together, as the line `package`.
 */
export function compareWithEstimate(lines: QuoteLines, total: QuoteTotal, estimate: Estimate): LineDifference[] {
  const toFen = (yuan: number | undefined) => (yuan === undefined ? undefined : yuan * 100);
  const rows = comparedLines.map((line): LineDifference => {
    const fen = findAmount(line, lines, total);
    const estimatedFen = toFen(findEstimate(estimate, line));
    const differenceFen = fen === undefined || estimatedFen === undefined ? undefined : fen - estimatedFen;
    return { line, fen, estimatedFen, differenceFen, reasons: explain(line, lines, total, estimate) };
  });
  const offer = total.parts.find(({ line }) => line === "package");
  if (lines.package && offer) {
    const included: readonly QuoteLineKey[] = lines.package.includes;
    const estimatedFen = rows
      .filter(({ line }) => included.includes(line))
      .reduce((sum, row) => sum + (row.estimatedFen ?? 0), 0);
    const { fen, unusedMinimum: unused, quantity } = offer;
    const reasons: DifferenceReason[] = unused
      ? [{ kind: "unusedMinimum", billed: quantity, unused, perTable: false }]
      : [];
    rows.unshift({ line: "package", fen, estimatedFen, differenceFen: fen - estimatedFen, reasons });
  }
  return rows.filter(
    ({ fen, estimatedFen, reasons }) => fen !== undefined || estimatedFen !== undefined || reasons.length > 0,
  );
}
