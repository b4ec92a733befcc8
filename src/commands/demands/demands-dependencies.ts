import { type DemandStore, createDemandStore, type StoredDemand } from "#server/store/demand-store.ts";
import { getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";
import type { CommandOutput, OpenDatabase } from "../with-database.ts";

/** Dependencies of the command: the store, the clock, its output and the person at the keyboard. */
export interface DemandsDependencies extends CommandOutput {
  open: OpenDatabase;
  now: () => Date;
  /** Returns the days for which a demand's personal data are stored. */
  retentionDays: () => number;
  /** Columns of the terminal. */
  width: number;
  /** Shows a question and returns the answer; undefined where nobody can answer. */
  prompt: (question: string) => Promise<string | undefined>;
}

/** Opens the store of demands to read. */
export const openDemands = async ({ open }: DemandsDependencies): Promise<DemandStore> =>
  createDemandStore(await open({ readonly: true }));

/** Opens the store of demands to change them. */
export const openDemandsForChange = async ({ open }: DemandsDependencies): Promise<DemandStore> =>
  createDemandStore(await open());

/** Converts a demand for output: the record's columns, then the body by its wire names. */
export const toDemandFields = ({ reference, createdAt, updatedAt, status, kind, assignee, body }: StoredDemand) => ({
  reference,
  createdAt,
  // What the visitor was promised.
  callBy: getCallbackPromise(new Date(createdAt)).by.toISOString(),
  updatedAt,
  status,
  assignee,
  kind,
  ...body,
  // Stored only where it is not the usual one.
  ...(body.budget !== undefined && { budgetKind: body.budgetKind ?? "hire" }),
});

/** Returns a reference as it is stored: people type it in lower case or copy it with spaces. */
export const normalizeReference = (typed: string): string => typed.normalize("NFKC").trim().toUpperCase();

/** Reports that there is no such demand. @returns the exit code */
export function reportMissing({ err }: CommandOutput, reference: string): number {
  err(`没有该需求：${reference}`);
  return 1;
}
