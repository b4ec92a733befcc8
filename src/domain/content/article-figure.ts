import type { LayoutKey } from "../space/layouts.ts";

/** A room as an article describes it, in metres; without a stage the rules add one where the layout needs it. */
export interface FigureRoom {
  length: number;
  width: number;
  stage?: { width: number; depth: number };
}

/** A value with what it counts. */
interface FigureItem {
  label: string;
  value: number;
}

/**
 * A figure that stands beside a paragraph. An editor gives what the paragraph starts from; everything that follows from it is computed
 * (`compute-figure.ts`), so that text and figure cannot contradict each other unseen.
 */
export type ArticleFigure =
  /** How many people a room holds: comfortable, at the limit, as its venue says, and those who come. */
  | { kind: "ruler"; room: FigureRoom; layout: LayoutKey; published?: number; people?: number }
  /** The room with its people, to scale. */
  | { kind: "plan"; room: FigureRoom; layout: LayoutKey; people: number }
  /** Parts of one sum. */
  | { kind: "bars"; unit: string; items: readonly FigureItem[] }
  /** How often one length goes into another, for each side, and the product. */
  | { kind: "product"; unit: string; factors: readonly { length: number; step: number; unit: string }[] }
  /** How long people take at so many places; `available`: the minutes that there are. */
  | { kind: "minutes"; people: number; places: number; perMinute: number; available?: number }
  /** Shares of one number: of 220 people who signed up, 75 % come. */
  | { kind: "shares"; of: number; unit: string; items: readonly { label: string; share: number }[] };

/** A figure with the paragraph that it belongs to, from 0. */
export type PlacedFigure = ArticleFigure & { paragraph: number };

/** The number that decides a question, as a list shows it: 250 人，宽松; 2.75–3.7 m，屏高. */
export interface Lead {
  from: number;
  to?: number;
  unit: string;
}
