import type { Region } from "#domain/city/city.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import type { Picture } from "#domain/picture/picture.ts";
import { findLargestTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { type FeatureKey, toFeatureBits } from "#domain/space/features.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import { abroadCityCodes } from "../abroad/abroad-city-codes.ts";
import { cityPlans } from "../geography/city-plan.ts";
import { getCity, regionsOf } from "../geography/get-city.ts";
import { type PictureKind, readPictureLibrary, toCatalogPicture } from "../picture-selection/library-picture.ts";
import { removeNote } from "#domain/text/remove-note.ts";

/** A row of the content store. */
export interface ContentRow<T> {
  id: string;
  /** Absent for a row that belongs to no city. */
  cityCode?: string;
  body: T;
}

/** Home page content besides venues and spaces, by the content store's kinds, each in display order. */
export interface HomeContent {
  banner: ContentRow<Banner>[];
  "hot-word": ContentRow<string>[];
  partner: ContentRow<Partner>[];
}

/** A banner of the home page that links into the site. */
interface Banner {
  id: string;
  title: string;
  text: string;
  href: string;
  image?: Picture;
  demo: true;
}

interface Partner {
  id: string;
  name: string;
  demo: true;
}

/** Invented partner names, shown as text without logos. */
const partnerNames = [
  "云栖酒店集团",
  "燕东会展",
  "望京里",
  "砚川会务",
  "北岸会务",
  "芷坞度假",
  "东四会所",
  "岫野剧场",
  "荻台搭建",
  "澄序茶歇",
] as const;

/** A city's part of the catalogue. */
interface CityRows {
  code: string;
  slug: string;
  venues: readonly Venue[];
  spaces: readonly Space[];
}

/** A possible banner: its text, the kind of its picture and the number of rows behind it. */
interface BannerChoice extends Omit<Banner, "id" | "demo" | "image"> {
  kind: PictureKind;
  rows: number;
}

const library = readPictureLibrary().filter(({ panorama }) => !panorama);

/** Picks a picture of a kind: another one in the next city. */
function pickBannerPicture(kind: PictureKind, code: string): Picture | undefined {
  const pictures = library.filter((one) => one.kind === kind);
  const picture = pictures[Math.floor(Number(code) / 100) % pictures.length];
  return picture && toCatalogPicture(picture, { catalogType: picture.catalogType });
}

const countVenuesWithFeature = (venues: readonly Venue[], key: FeatureKey): number =>
  venues.filter((venue) => venue.features.includes(key)).length;
const countSpacesSeating = (spaces: readonly Space[], people: number): number =>
  spaces.filter((space) => (findLargestTrustedCapacity(space)?.people ?? 0) >= people).length;

/** Lists the possible banners with the number of matching rows in the city. */
function listBannerChoices({ slug, venues, spaces }: CityRows): BannerChoice[] {
  const ledSpaceCount = spaces.filter((space) => space.led && space.features.includes("pillar-free")).length;
  const types = 1 << getVenueTypeByKey("conference-centre").bit;
  const toSpaceListHref = (query: Partial<ListQuery>) => formatListHref("space", slug, query);
  const toVenueListHref = (query: Partial<ListQuery>) => formatListHref("venue", slug, query);
  return [
    {
      title: "年会大会场",
      kind: "banquet",
      text: "可容纳 500 人的会场，按匹配度排序",
      href: toSpaceListHref({ people: 500, sort: 3 }),
      rows: countSpacesSeating(spaces, 500),
    },
    {
      title: "地铁沿线",
      kind: "lobby",
      text: "离地铁 800 米以内的场地",
      href: toVenueListHref({ features: toFeatureBits(["metro-800"]) }),
      rows: countVenuesWithFeature(venues, "metro-800"),
    },
    {
      title: "发布会场地",
      kind: "theatre",
      text: "有 LED 屏、无柱的会场",
      href: toSpaceListHref({ features: toFeatureBits(["led", "pillar-free"]) }),
      rows: ledSpaceCount,
    },
    {
      title: "户外草坪",
      kind: "lawn",
      text: "有户外草坪的场地",
      href: toVenueListHref({ features: toFeatureBits(["lawn"]) }),
      rows: countVenuesWithFeature(venues, "lawn"),
    },
    {
      title: "会议中心",
      kind: "foyer",
      text: "分会场多、进场方便",
      href: toVenueListHref({ types }),
      rows: venues.filter(({ type }) => type === "conference-centre").length,
    },
    {
      title: "30 人小会议",
      kind: "boardroom",
      text: "按价格从低到高",
      href: toSpaceListHref({ people: 30, sort: 1 }),
      rows: countSpacesSeating(spaces, 30),
    },
  ];
}

/** Builds the banners of a city: up to three lists with at least three rows, and the demand form. */
function buildBanners(rows: CityRows): Banner[] {
  const shown = listBannerChoices(rows).filter((choice) => choice.rows >= 3);
  const banners = [
    ...shown.slice(0, 3),
    {
      title: "没时间找？交给顾问",
      kind: "restaurant" as const,
      text: "提交参会人数和日期，顾问推荐 3 个核实过尺寸的会场",
      href: formatDemandFormHref(),
    },
  ];
  return banners.map(({ title, text, href, kind }, i): Banner => {
    const image = pickBannerPicture(kind, rows.code);
    return { id: `${rows.code}${i + 1}`, title, text, href, ...(image && { image }), demo: true };
  });
}

/** Builds a city's hot searches: its busiest business areas, then typical events. */
function buildHotSearches({ code, venues }: CityRows): string[] {
  const counts = new Map<string, number>();
  for (const venue of venues) for (const id of venue.regionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const areas = regionsOf(code)
    .filter((region: Region) => region.kind === "business-area" && (counts.get(region.id) ?? 0) > 0)
    .sort((a, b) => counts.get(b.id)! - counts.get(a.id)! || (a.id < b.id ? -1 : 1))
    .slice(0, 3);
  const metro = venues.some((venue) => venue.features.includes("metro-800"));
  const [first, second, third] = areas.map((area) => removeNote(area.name));
  return [
    first && `${first} 200 人课桌式`,
    second && `${second} 会议室`,
    "20 桌宴会，无柱",
    "500 人剧院式，要 LED 屏",
    metro ? "50 人培训，离地铁近" : "50 人培训，预算 1 万",
    third && `${third} 五星酒店`,
    venues.some((venue) => venue.features.includes("lawn")) ? "户外草坪" : undefined,
  ].filter((search) => search !== undefined && search !== "") as string[];
}

/** Builds the banners and hot searches of every city, and the partners. */
export function buildHomeContent(venues: readonly Venue[], spaces: readonly Space[]): HomeContent {
  const cityOfVenue = new Map(venues.map((venue) => [venue.id, venue.cityCode]));
  const cities = [...cityPlans.map(({ code }) => code), ...abroadCityCodes].map(
    (code): CityRows => ({
      code,
      slug: getCity(code).pinyin,
      venues: venues.filter((venue) => venue.cityCode === code),
      spaces: spaces.filter((space) => cityOfVenue.get(space.venueId) === code),
    }),
  );
  return {
    banner: cities.flatMap((city) => buildBanners(city).map((body) => ({ id: body.id, cityCode: city.code, body }))),
    "hot-word": cities.flatMap((city) =>
      buildHotSearches(city).map((body, i) => ({ id: `${city.code}${i + 1}`, cityCode: city.code, body })),
    ),
    partner: partnerNames.map((name, i) => ({ id: String(i + 1), body: { id: String(i + 1), name, demo: true } })),
  };
}
