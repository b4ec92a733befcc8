import { type CatalogueBatch, type CatalogueReport, upsertBatches } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";

/** Error that rolls a dry run's transaction back and carries its report. */
class DryRunRollback extends Error {
  readonly report: CatalogueReport;
  constructor(report: CatalogueReport) {
    super("undone");
    this.report = report;
  }
}

/** Creates the upserts of the catalogue. */
export function createCatalogueWriter({ kysely }: Pick<Database, "kysely">) {
  const upsertAll = async (batches: readonly CatalogueBatch[], { dryRun = false } = {}): Promise<CatalogueReport> => {
    const upserted = kysely.transaction().execute(async (trx) => {
      const report = await upsertBatches(trx, batches);
      if (dryRun) throw new DryRunRollback(report);
      return report;
    });
    return upserted.catch((error: unknown) => {
      if (error instanceof DryRunRollback) return error.report;
      throw error;
    });
  };
  return {
    /** Upserts a batch in one transaction. @throws ForeignIdError */
    upsert: (batch: CatalogueBatch): Promise<CatalogueReport> => upsertAll([batch]),
    /** Upserts batches of several sources in one transaction; a dry run returns the same report and writes nothing. */
    upsertAll,
  };
}
