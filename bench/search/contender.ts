import type { Batch } from "./generate-rows.ts";
import type { BenchQuery } from "./bench-query.ts";
import type { FacetCounts } from "#server/search/index/search-index.ts";

/** The answer of a contender. */
export interface Answer {
  total: number;
  ids: string[];
  facets: FacetCounts;
}

/** A row of a database's answer: what it counts or that it is a hit, its id, and its counts as decimal numbers. */
export interface AnswerRow {
  kind: string;
  id: string | null;
  counts: (string | null)[] | null;
}

/** A database that the search index is compared with. */
export interface Contender {
  name: string;
  /** Rounds in which it runs the queries; the first one warms it up. */
  rounds: number;
  /** Whether it runs in this process, so that its CPU time can be read. */
  isInProcess: boolean;
  /** Adds rows to its tables. */
  append(batch: Batch): Promise<void>;
  /** Creates indexes and aggregates and prepares a statement for each query. Returns its size in a few words. */
  finish(queries: readonly BenchQuery[]): Promise<string>;
  /** Runs the statement of a query. */
  run(number: number): Promise<readonly AnswerRow[]>;
  /** Parses the rows of any of its statements. */
  parse(rows: readonly AnswerRow[]): Answer;
  close(): Promise<void>;
}
