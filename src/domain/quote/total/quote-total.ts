import type { PriceLineKey, QuoteLineKey } from "../quote-lines.ts";
import type { QuoteWaiver } from "../quote-lines-schema.ts";

/** An amount of a total: quantity × unit price. Money is in fen, hundredths of a yuan. */
export interface TotalPart {
  line: QuoteLineKey;
  /** What of the line it is: lunch, a room's name, a device. */
  item?: string | undefined;
  quantity: number;
  unitFen: number;
  fen: number;
  /** The price is of a table. */
  perTable?: boolean | undefined;
  /** 保底 above what the event takes: heads or tables that are billed without being used. */
  unusedMinimum?: number | undefined;
}

/** Why a line gives no amount: not answered, without a price, below its minimum, or a percentage of what has no amount of its own. */
export type MissingReason = "unanswered" | "noPrice" | "belowMinimum" | "unclearBase";

/** A condition that the total stands on. */
interface TotalCondition extends QuoteWaiver {
  line: PriceLineKey;
  isMet: boolean;
}

/** What a quote comes to. `exact`: all that decides is answered; `atLeast`: some of it is missing; `none`: no amount at all. */
export interface QuoteTotal {
  kind: "exact" | "atLeast" | "none";
  fen: number;
  /** Fen a head, rounded; of an exact total only. */
  fenPerHead?: number | undefined;
  parts: TotalPart[];
  missing: { line: QuoteLineKey; reason: MissingReason }[];
  /** Wanted lines that the venue does not offer. */
  notOffered: QuoteLineKey[];
  conditions: TotalCondition[];
}

/** What the lines before service charge and tax give. */
export type PriceParts = Pick<QuoteTotal, "parts" | "missing" | "notOffered" | "conditions">;

export const sumFen = (parts: readonly TotalPart[]): number => parts.reduce((sum, part) => sum + part.fen, 0);
export const toFen = (yuan: number): number => Math.round(yuan * 100);
