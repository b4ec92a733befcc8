import type { UnitPriceRow } from "../unit-price.ts";
import { hospitalityPrices } from "./hospitality-prices.ts";
import { productionPrices } from "./production-prices.ts";
import { servicePrices } from "./service-prices.ts";
import { venuePrices } from "./venue-prices.ts";

/**
 * Unit prices with a publication or from the trade's experience, in mainland China. Items without either are not here: the
 * demo has a price of its own for them, marked as such.
 */
export const unitPriceRows: readonly UnitPriceRow[] = [
  ...venuePrices,
  ...productionPrices,
  ...hospitalityPrices,
  ...servicePrices,
];
