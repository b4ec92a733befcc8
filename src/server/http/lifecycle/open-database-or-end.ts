import { type Database, type DatabaseOptions, openDatabase } from "../../store/database.ts";
import { StoreUnavailableError } from "../../store/store-unavailable-error.ts";
import { endWithConfigurationFault } from "./end-with-configuration-fault.ts";

/** Exit code for a store that cannot be used (EX_UNAVAILABLE of sysexits.h): `npm start` tries again after a pause. */
const storeUnavailableCode = 69;
/** SQLSTATEs of a wrong user or password (class 28) and of a database that does not exist. */
const wrongUrl = /^(?:28|3D)/;

/** Opens the database at the start of a process; ends it with one line and an exit code if the store cannot be used. */
export async function openDatabaseOrEnd(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    const { code } = error.cause as { code?: unknown };
    if (typeof code === "string" && wrongUrl.test(code)) endWithConfigurationFault(`DATABASE_URL: ${error.message}`);
    process.stderr.write(`${error.message}\n`);
    return process.exit(storeUnavailableCode);
  }
}
