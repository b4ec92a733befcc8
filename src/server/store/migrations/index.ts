import type { Migration } from "kysely";
import { first } from "./0001-first.ts";
import { venueCity } from "./0002-venue-city.ts";
import { delivery } from "./0003-delivery.ts";
import { events } from "./0004-events.ts";
import { sharedLists } from "./0005-shared-lists.ts";
import { deliveryBody } from "./0006-delivery-body.ts";
import { quotes } from "./0007-quotes.ts";

/** All migrations in order; a released name must never change. */
export const migrations: Record<string, Migration> = {
  "0001-first": first,
  "0002-venue-city": venueCity,
  "0003-delivery": delivery,
  "0004-events": events,
  "0005-shared-lists": sharedLists,
  "0006-delivery-body": deliveryBody,
  "0007-quotes": quotes,
};
