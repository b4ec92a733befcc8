import { type Env, readEnv } from "../env.ts";
import { endWithConfigurationFault } from "./end-with-configuration-fault.ts";

/** Reads the environment at the start of a process; ends it with the names of the invalid variables if there are any. */
export function readEnvOrEnd(): Env {
  try {
    return readEnv();
  } catch (error) {
    return endWithConfigurationFault((error as Error).message);
  }
}
