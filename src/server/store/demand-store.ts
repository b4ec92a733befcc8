import type { Database } from "./database.ts";
import { addDemandNote } from "./demand/add-demand-note.ts";
import { assignDemand } from "./demand/assign-demand.ts";
import { addRemark, type NewRemark, type RemarkOutcome } from "./demand/add-remark.ts";
import { createDemandReader } from "./demand/create-demand-reader.ts";
import { eraseDemand, type Erasure } from "./demand/erasure/erase-demand.ts";
import { purgeErased } from "./demand/erasure/purge-erased.ts";
import { type Restoration, restoreDemand } from "./demand/restore-demand.ts";
import { countDueDemands, type Retention, runRetention } from "./demand/erasure/run-retention.ts";
import { setDemandStatus } from "./demand/set-demand-status.ts";
import { type NewDemand, type Submission, submitDemand } from "./demand/submit-demand.ts";
import { type VisitorOutcome, withdrawDemand } from "./demand/withdraw-demand.ts";
import { createKeyedHash } from "./limits/keyed-hash.ts";

export type { StoredDemand } from "./demand/stored-demand.ts";
export type { DemandFilter } from "./demand/iterate-demands.ts";
export { CodeUsedError } from "./demand/submit-demand.ts";
export type { NewDemand, Submission } from "./demand/submit-demand.ts";

export type DemandStore = ReturnType<typeof createDemandStore>;

/** Creates the store of demands with their history and the outbox for delivery. */
export function createDemandStore(database: Database) {
  const hash = createKeyedHash(database);
  return {
    ...createDemandReader(database),
    /** Stores a demand unless it repeats another one, committed before this resolves. */
    submit: (demand: NewDemand): Promise<Submission> => submitDemand(database, demand, hash),
    /** Sets a demand's status and adds a history row. Returns false if there is no such demand. */
    setStatus: (reference: string, status: string, at: string, note = ""): Promise<boolean> =>
      setDemandStatus(database, reference, { status, at, note }),
    /** Names the colleague who follows a demand up; nobody if empty. Returns false if there is no such demand. */
    assign: (reference: string, assignee: string, at: string): Promise<boolean> =>
      assignDemand(database, reference, { assignee, at }),
    /** Adds a note that only colleagues see. Returns false if there is no such demand. */
    addNote: (reference: string, note: string, at: string): Promise<boolean> =>
      addDemandNote(database, reference, { note, at }),
    /** Notes that the visitor was called and did not answer. Returns false if there is no such demand. */
    addMissedCall: (reference: string, note: string, at: string): Promise<boolean> =>
      addDemandNote(database, reference, { event: "missed", note, at }),
    /** Adds a visitor's remark, with a message to the operator. */
    addRemark: (reference: string, remark: NewRemark): Promise<RemarkOutcome> => addRemark(database, reference, remark),
    /** Withdraws an open demand for its visitor. */
    withdraw: (reference: string, at: string): Promise<VisitorOutcome> => withdrawDemand(database, reference, at),
    /** Undoes a withdrawal that is not older than `since`. */
    restore: (reference: string, restoration: Restoration): Promise<VisitorOutcome> =>
      restoreDemand(database, reference, restoration),
    /** Erases personal data of a demand; an open one becomes `withdrawn`. Returns false if there is no such demand. */
    erase: (reference: string, at: string, author: Erasure["author"] = "operator"): Promise<boolean> =>
      eraseDemand(database, reference, { at, author }),
    /** Removes from the database's files what erasures left there. Returns false if it is to be called again. */
    purgeErased: (): Promise<boolean> => purgeErased(database),
    /** Counts the demands that were kept long enough: without a change since `before` (ISO). */
    countDue: (before: string): Promise<number> => countDueDemands(database, before),
    /** Erases the demands that were kept long enough, once a day by one node. Returns how many. */
    runRetention: (retention: Retention): Promise<number> => runRetention(database, retention),
  };
}
