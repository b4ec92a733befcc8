import type { StoredDemand } from "../../store/demand-store.ts";

/** A venue or space that a demand names. */
interface NamedPlace {
  id: string;
  name: string;
  nameEn?: string | undefined;
}

/** A demand with the names of what it refers to. */
export interface DescribedDemand {
  stored: StoredDemand;
  /** ISO; by when the visitor is called, as promised. */
  callBy: string;
  cityName?: string | undefined;
  cityNameEn?: string | undefined;
  venues: readonly NamedPlace[];
  /** Spaces with the names of their venues. */
  spaces: readonly NamedPlace[];
}
