import type { Migration } from "kysely";
import { first } from "./0001-first.ts";
import { venueCity } from "./0002-venue-city.ts";

/** Every migration in its order; a name, once released, is never changed. */
export const migrations: Record<string, Migration> = { "0001-first": first, "0002-venue-city": venueCity };
