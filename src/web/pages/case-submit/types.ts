import type { CityName } from "../../../domain/city/city.ts";
import type { DemandFormLink } from "../../../domain/demand/parse-demand-form-query.ts";
import type { DemandValues } from "../../features/demand-form/form/demand-values.ts";

/** The fields of the link to the form; `pageFrom` is the form's own path where the link says nothing else. */
export type CaseSubmitInput = DemandFormLink & { pageFrom: string };

export interface CaseSubmitData {
  initial: Partial<DemandValues>;
  /** ISO day in China on which the page was made. */
  today: string;
  /** The date of the link, if it has passed; it is not in `initial`. */
  pastDate: string | undefined;
  /** The city of the link or of its first venue, where demands are accepted. */
  city: CityName | undefined;
}
