import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import type { VenuePrices } from "#domain/venue/venue-prices.ts";
import { MealPrices } from "./meal-prices.tsx";
import { MeetingPackages } from "./meeting-packages.tsx";

export interface PackageSectionsProps {
  packages?: readonly MeetingPackage[] | undefined;
  prices?: VenuePrices | undefined;
}

/** Renders the meeting packages and the published prices of meals and equipment, those of them that there are. */
export const PackageSections = ({ packages, prices }: PackageSectionsProps) => (
  <>
    {packages && <MeetingPackages packages={packages} />}
    {prices && <MealPrices prices={prices} />}
  </>
);
