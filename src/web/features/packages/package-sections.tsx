import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import type { VenuePrices } from "#domain/venue/venue-prices.ts";
import { MealPrices } from "./meal-prices.tsx";
import { MeetingPackages } from "./meeting-packages.tsx";

export interface PackageSectionsProps {
  packages?: readonly MeetingPackage[] | undefined;
  prices?: VenuePrices | undefined;
  /** The visitor's people, for whom each package is summed up. */
  people?: number | undefined;
}

/** Renders the meeting packages and the published prices of meals and equipment, those of them that there are. */
export const PackageSections = ({ packages, prices, people }: PackageSectionsProps) => (
  <>
    {packages && <MeetingPackages packages={packages} people={people} />}
    {prices && <MealPrices prices={prices} />}
  </>
);
