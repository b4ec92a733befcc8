import { id, pageNumber, text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { offerLimits } from "../limits.ts";

/** The query of the page of offers: the programme as a text, the venue that is opened, and the page of the list. */
export const offersAddress = defineAddress({
  q: text(
    (typed) =>
      typed
        .trim()
        .slice(0, offerLimits.text)
        .replace(/\p{Cs}/gu, "") || undefined,
  ),
  siteId: id,
  page: pageNumber,
});

/** What the address of the page of offers says. */
export type OffersQuery = ReturnType<typeof offersAddress.parse>;

/** Formats the path of the page of offers of a city (slug). */
export const formatOffersHref = (city: string, query: Partial<OffersQuery> = {}): string =>
  `/${city}/fangan${offersAddress.format({ page: 1, ...query })}`;
