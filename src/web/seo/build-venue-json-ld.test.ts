import { expect, it } from "vitest";
import { buildVenueJsonLd } from "./build-venue-json-ld.ts";

const venue = {
  id: "1",
  name: "云栖酒店",
  type: "hotel" as const,
  cityCode: "110000",
  cityName: "北京",
  facilities: [],
  packages: [
    {
      name: "全天会议包价",
      span: "day" as const,
      price: 398,
      minimumPeople: 50,
      validUntil: "2026-12-31",
      surcharge: 0,
    },
    { name: "半天会议包价", span: "halfDay" as const, price: 298 },
  ],
};

it("offers the packages of a venue with their price a head, fewest people and last day", () => {
  expect(buildVenueJsonLd(venue)).toMatchObject({
    makesOffer: [
      {
        "@type": "Offer",
        name: "全天会议包价",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: 398,
          priceCurrency: "CNY",
          unitText: "人",
          valueAddedTaxIncluded: true,
        },
        eligibleQuantity: { "@type": "QuantitativeValue", minValue: 50, unitText: "人" },
        validThrough: "2026-12-31",
      },
      {
        "@type": "Offer",
        name: "半天会议包价",
        priceSpecification: { "@type": "UnitPriceSpecification", price: 298, priceCurrency: "CNY", unitText: "人" },
      },
    ],
  });
});

it("offers no package of the demo, which nobody can buy", () => {
  expect(buildVenueJsonLd({ ...venue, demo: true })).not.toHaveProperty("makesOffer");
});
