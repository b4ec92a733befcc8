import type { CatalogueBatch, CatalogueReport, Kind } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";
import { CatalogueUpsert } from "./catalogue-upsert.ts";

const toReplacedKinds = (replace: CatalogueBatch["replace"]): readonly Kind[] =>
  replace === true ? ["venue", "space"] : replace || [];

/** Creates the upserts of the catalogue. */
export function createCatalogueWriter({ kysely }: Pick<Database, "kysely">) {
  const startUpsert = ({ dryRun = false } = {}) => new CatalogueUpsert(kysely, { dryRun });
  const upsertAll = async (
    batches: readonly CatalogueBatch[],
    options?: { dryRun?: boolean },
  ): Promise<CatalogueReport> => {
    const upsert = startUpsert(options);
    for (const batch of batches) await upsert.put(batch);
    for (const { source, replace } of batches) await upsert.deleteAbsent(source, toReplacedKinds(replace));
    return upsert.finish();
  };
  return {
    /** Upserts a batch, in one transaction if it is small (`maxRowsPerTransaction`). @throws ForeignIdError */
    upsert: (batch: CatalogueBatch): Promise<CatalogueReport> => upsertAll([batch]),
    /** Upserts batches of several sources; a dry run returns the same report and writes nothing. */
    upsertAll,
    /** Starts an upsert to which batches are given one by one; a dry run only counts. */
    startUpsert,
  };
}
