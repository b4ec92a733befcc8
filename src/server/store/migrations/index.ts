import type { Migration } from "kysely";
import { first } from "./0001-first.ts";

/** Every migration in its order; a name, once released, is never changed. */
export const migrations: Record<string, Migration> = { "0001-first": first };
