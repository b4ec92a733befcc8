import type { Output } from "#contract/index.ts";
import { slug } from "#domain/address/address-field.ts";
import { describeSize } from "#domain/offer/describe/describe-block.ts";
import type { Programme } from "#domain/offer/programme.ts";
import { formatOffersHref, offersAddress, type OffersQuery } from "#domain/offer/offers-address.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { OffersView } from "./view.tsx";

export type OffersInput = OffersQuery & { city: string };

type Answer = Output<"searchSite/getOffers">;
type OfferWire = Answer["list"][number];

const pickPicture = (picture: OfferWire["cover"]) =>
  picture && pickDefined(picture, ["hash", "width", "height", "color", "rendered", "layout"]);

/** Picks what the page shows of a space. */
const pickSpace = ({ picture, ...space }: OfferWire["spaces"][number]) => ({
  ...pickDefined(space, [
    "id",
    "name",
    "floor",
    "length",
    "width",
    "area",
    "pillars",
    "led",
    "stage",
    "capacity",
    "partOf",
    "splitsInto",
  ]),
  ...(picture && { picture: pickPicture(picture) }),
});

const pickOffer = ({ spaces, cover, venue, ...offer }: OfferWire) => ({
  ...offer,
  venue: pickDefined(venue, ["id", "name", "demo", "districtName", "areaName", "metro", "typeName", "star", "grade"]),
  ...(cover && { cover: pickPicture(cover) }),
  spaces: spaces.map(pickSpace),
});

/** An offer as the page shows it. */
export type ShownOffer = ReturnType<typeof pickOffer>;
/** A space of an offer. */
export type OfferSpace = ShownOffer["spaces"][number];

/** Loads the offers of a city for the programme of the address, or that of one venue. */
async function loadOffers({ city, q = "", siteId, page }: OffersInput, { call }: LoaderContext) {
  const answer = await call("searchSite/getOffers", omitUndefined({ city, q, siteId, page }));
  const programme: Programme = answer.programme;
  return { ...answer, programme, list: answer.list.map(pickOffer) };
}

/** What the page shows. */
export type OffersData = DataOf<typeof loadOffers>;

const blocksInTitle = 3;

/** Builds the head; only the page without a programme is for search engines. */
function buildHead({ city, programme, list }: OffersData, { q, siteId }: OffersInput): PageHead {
  const sizes = programme.blocks.slice(0, blocksInTitle).map((block) => `${block.name} ${describeSize(block)}`);
  const named = siteId === undefined ? city.name : list[0]!.venue.name;
  return {
    title: sizes.length > 0 ? texts.titleOf(named, sizes.join("、")) : texts.title(city.name),
    description: texts.description(city.name),
    canonical: formatOffersHref(city.pinyin),
    noindex: q !== undefined,
  };
}

export default definePage("offers", {
  validate: ({ params, query }) => {
    const city = slug.parse(params.city ?? "");
    return city === undefined ? undefined : { city, ...offersAddress.parse(query) };
  },
  loader: loadOffers,
  head: buildHead,
  city: ({ city }) => city,
  component: OffersView,
  wide: true,
});
