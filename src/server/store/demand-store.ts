import type { Database } from "./database.ts";
import { createDemandReader } from "./demand/create-demand-reader.ts";
import { eraseDemand } from "./demand/erase-demand.ts";
import { setDemandStatus } from "./demand/set-demand-status.ts";
import { type NewDemand, type Submission, submitDemand } from "./demand/submit-demand.ts";

export type { StoredDemand } from "./demand/create-demand-reader.ts";
export type { NewDemand, Submission } from "./demand/submit-demand.ts";

export type DemandStore = ReturnType<typeof createDemandStore>;

/** Creates the store of demands with their history and the outbox for delivery. */
export function createDemandStore(database: Database) {
  return {
    ...createDemandReader(database),
    /** Stores a demand unless it repeats another one, committed before this resolves. */
    submit: (demand: NewDemand): Promise<Submission> => submitDemand(database, demand),
    /** Sets a demand's status and adds a history row. Returns false if there is no such demand. */
    setStatus: (reference: string, status: string, at: string, note = ""): Promise<boolean> =>
      setDemandStatus(database, reference, { status, at, note }),
    /** Erases personal data of a demand, whose status becomes `withdrawn`. Returns false if there is no such demand. */
    erase: (reference: string, at: string): Promise<boolean> => eraseDemand(database, reference, at),
  };
}
