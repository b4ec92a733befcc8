import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import type { CityName } from "#domain/city/city.ts";
import type { DemandFormLink } from "#domain/demand/parse-demand-form-query.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandChoices } from "../form/demand-form-options.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** The fields of the link to the form; `pageFrom` is the form's own path where the link says nothing else. */
export type PrefillInput = DemandFormLink & { pageFrom: string; locale: Locale };

/** What the page of the demand form shows at first. */
export interface Prefill {
  initial: Partial<DemandValues>;
  /** ISO day in China on which the page was made. */
  today: string;
  /** The date of the link, if it has passed; it is not in `initial`. */
  pastDate: string | undefined;
  /** Number of venues of the link that are not in `initial`, since one demand asks no more. */
  venuesLeftOut: number | undefined;
  /** The blocked dates of the link's spaces, by their codes, where the operator has imported any. */
  bookings: Readonly<Record<string, SpaceBookings>>;
  /** What the fields offer, in the form's language. */
  choices: DemandChoices;
  /** The city of the link or of its first venue, where demands are accepted. */
  city: CityName | undefined;
}
