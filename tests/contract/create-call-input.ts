import type { CallPath } from "#contract/calls.ts";
import { signRequest } from "#domain/request-sign.ts";
import { environment } from "#server/http/env.ts";

/** Ids of a venue of the demo catalogue and of one of its spaces. */
export interface CallIds {
  siteId: string;
  spaceCode: string;
  /** Token of a sent demand. */
  token: string;
  /** Id of an answered request for a quote of this demand; only an operator adds one. */
  quoteId: string;
  /** Codes of two shared lists of the space; the second is for being taken back. */
  listCodes: [string, string];
  /** Tells these ids from others of one site: secrets of lists and keys of opinions are made from it. */
  serial: number;
}

/** The secret of the shared list at a place of `listCodes`. */
const createSecret = ({ serial }: Pick<CallIds, "serial">, at: number): string => `${serial}-${at}`.padStart(32, "0");

const createDemand = () => ({
  name: "陈女士",
  mobile: "13800138000",
  cityCode: "110000",
  people: 120,
  consent: true,
  clientKey: `contract-${Math.random().toString(36).slice(2)}`,
});

/** Creates a shared list of one space, with the secret of a place. */
export const createSharedList = (ids: Pick<CallIds, "siteId" | "spaceCode" | "serial">, at: number) => ({
  secret: createSecret(ids, at),
  title: "秋季培训",
  sharedBy: "陈女士",
  event: { people: 120, layout: "classroom", dates: ["2026-12-10", "2026-12-17"], days: 1 },
  items: [{ siteId: ids.siteId, spaceCode: ids.spaceCode, note: "王总去过" }],
});

/** An input for every call of the contract. A call without one is a type error. */
const inputs: Record<CallPath, (ids: CallIds) => Record<string, unknown>> = {
  "common/getCitys": () => ({}),
  "common/getOpenCity": () => ({}),
  "city/getCityAt": () => ({ lng: "116.4", lat: "39.9" }),
  "common/getCaseFilters": () => ({}),
  "common/getCaseFiltersEn": () => ({}),
  "common/getBusiDetailList": () => ({}),
  "common/getBusiDetailListEn": () => ({}),
  "common/getFooterData": () => ({ city: "beijing" }),
  "common/getSoutheastAsiaSiteFilter": () => ({ cityCode: "danang", people: 80 }),
  "common/sendMessage": (ids) =>
    signRequest(
      { mobile: "13800138000", purpose: "venue", siteId: ids.siteId },
      environment.SIGN_KEY.schema.parse(undefined),
      Date.now() / 1000,
    ),
  "common/caseSubmit": createDemand,
  "common/caseSubmitSensor": () => ({ kind: "meeting", cityCode: "110000", people: 120, pageFrom: "home" }),
  "common/seaSubmit": () => ({ ...createDemand(), mobile: "+65-61234567", cityCode: "970201" }),
  "marketing/getEventDay": () => ({ groupName: "hilton", city: "shenzhen", people: 120, breakouts: 2, dinner: "0" }),
  "marketing/getBrandRooms": () => ({ groupName: "ihg", eventType: "launch", people: 200, ledWidth: 6, ledHeight: 3 }),
  "home/getHomePage": () => ({ city: "beijing", today: "2026-11-21" }),
  "shortlist/getSpaces": (ids) => ({ spaceCode: `${ids.spaceCode},999999` }),
  "home/getSwipeImgs": () => ({ city: "beijing" }),
  "home/getCooperate": () => ({}),
  "home/getHotHotels": () => ({ city: "110000" }),
  "home/getGoodPlace": () => ({ city: "beijing", size: 2 }),
  "searchSite/getAggregateLanghamList": () => ({ lang: "en", city: "shanghai", people: 200 }),
  "marketing/getLanghamGroupCity": () => ({ lang: "en" }),
  "marketing/getLanghamGroupIndex": () => ({ lang: "zh", type: "wedding", city: "haikou" }),
  "marketing/getLangtingPackage": () => ({ lang: "en", type: "meeting" }),
  "searchSite/getAggregateSearchFilterNew": () => ({ city: "beijing" }),
  "searchSite/getKongJianFilter": () => ({ city: "shanghai" }),
  "searchSite/getAggregateSoHotelList": () => ({ city: "beijing", searchParams: "-0-1-0-200-2", q: "要 LED" }),
  "searchSite/getAggregateNewConference": () => ({ city: "110000", people: 100, layout: 2 }),
  "searchSite/getVenueClusters": () => ({ city: "beijing", people: 200, box: "116.3,39.8,116.6,40", cell: 0.02 }),
  "searchSite/readSentence": () => ({ city: "beijing", q: "上海浦东 180 人课桌式，离地铁近" }),
  "searchSite/getOffers": () => ({
    city: "beijing",
    q: "主会场 200 人课桌式，下午 3 个分会场各 30 人，晚宴 20 桌，客房 80 间",
  }),
  "searchSite/getOfferWorkbook": ({ siteId }) => ({ city: "beijing", q: "主会场 20 人课桌式", siteId }),
  "searchSite/hotSearch": () => ({ city: "beijing" }),
  "searchSite/getNewSearchSiteName": () => ({ city: "beijing", keyword: "guomao" }),
  "hotel/getSiteDetailNew": (ids) => ({ siteId: ids.siteId }),
  "hotel/getAggregateHotelInfoNew": (ids) => ({ siteId: ids.siteId }),
  "hotel/getConfNew": ({ siteId, spaceCode }) => ({ siteId, spaceCode }),
  "hotel/getSiteDetailImage": (ids) => ({ siteId: ids.siteId }),
  "hotel/getAggregateSiteImage": (ids) => ({ siteId: ids.siteId, catalogType: "huiyishi" }),
  "hotel/getNearByConf": ({ siteId, spaceCode }) => ({ siteId, spaceCode }),
  "hotel/getAdviceHotelList": (ids) => ({ siteId: ids.siteId, people: 100 }),
  "hotel/getnearByHotSiteList": () => ({ lng: 116.46, lat: 39.91, radius: 3000 }),
  "media/getSiteVrDetail": (ids) => ({ siteId: ids.siteId }),
  "sample/getSampleList": () => ({ city: "beijing" }),
  "sample/getGroupSampleList": () => ({ groupName: "marriott" }),
  "sample/getSampleFilters": () => ({ eventType: "training", size: "51-150" }),
  "sample/getSampleDetail": () => ({ id: "1" }),
  "activity/getEnterpriseOptions": () => ({}),
  "activity/enterpriseApply": () => ({ ...createDemand(), mobile: "021-58880000", company: "澜石科技" }),
  "activity/getYearSampleList": () => ({ page: 2 }),
  "activity/getSchemePage": () => ({ city: "shanghai", eventType: "training", people: 180 }),
  "activity/getAnnualMeetingPage": () => ({ city: "shanghai", tables: 30 }),
  "sample/getCaseShelves": () => ({ city: "beijing", layout: "classroom" }),
  "sample/getCasePlans": () => ({ id: "2" }),
  "communityQa/getHotList": () => ({ page: 2, tag: "预算" }),
  "communityQa/getDetail": () => ({ id: "1" }),
  "communityQa/getRecommendationList": () => ({ id: "1" }),
  "communityQa/getRandomList": () => ({ size: 3 }),
  "marketing/getSeaHotelList": () => ({ country: "TH", cityCode: "bangkok", type: 0, people: 80 }),
  "marketing/getSeaDestinations": () => ({ from: "shanghai", month: 3, people: 80, days: 4, city: "danang" }),
  "marketing/getTopicInfo": () => ({ groupName: "hilton", cityCode: "310000", people: 200, layout: "theatre" }),
  "marketing/getTopicList": () => ({}),
  "marketing/getTopicBrand": () => ({ groupName: "ihg" }),
  "marketing/getTopicHotelList": () => ({ groupName: "marriott", brandId: "1001" }),
  "marketing/getZTHotelList": () => ({ groupName: "hyatt", people: 100, layout: 1, stars: 1, size: 8 }),
  "marketing/getCity": () => ({ groupName: "shangrila" }),
  "marketing/getContinentList": () => ({ groupName: "radisson" }),
  "marketing/getEventbestCity": () => ({}),
  "solution/getSolutionList": () => ({}),
  "solution/getSolutionDetail": () => ({ id: "1", shareId: "abc" }),
  "activity/getRequireData": () => ({ type: "budget", city: "shanghai" }),
  "estimate/get": () => ({ city: "shanghai", people: 180, layout: "classroom", days: 1, nights: 1 }),
  "map/getCityMap": () => ({ city: "beijing" }),
  "map/reportFailure": () => ({ reason: "timeout" }),
  "sensor/report": () => ({
    type: "track",
    event: "$pageview",
    properties: { $url: "https://huizhi.example/beijing" },
  }),
  "site/getAnalytics": () => ({}),
  "demand/get": ({ token }) => ({ token }),
  "demand/remark": ({ token }) => ({ token, remark: "增加 10 人" }),
  "demand/chooseQuote": ({ token, quoteId }) => ({ token, quoteId }),
  "demand/undoChoice": ({ token, quoteId }) => ({ token, quoteId }),
  "demand/withdraw": ({ token }) => ({ token }),
  "demand/restore": ({ token }) => ({ token }),
  "demand/erase": ({ token }) => ({ token, confirm: true }),
  "sharedList/share": (ids) => createSharedList(ids, 2),
  "sharedList/update": (ids) => ({ ...createSharedList(ids, 0), code: ids.listCodes[0] }),
  "sharedList/takeBack": (ids) => ({ code: ids.listCodes[1], secret: createSecret(ids, 1) }),
  "sharedList/get": (ids) => ({ code: ids.listCodes[0] }),
  "sharedList/giveOpinion": (ids) => ({
    code: ids.listCodes[0],
    key: createSecret(ids, 3),
    opinion: { surname: "王", marks: { [ids.spaceCode]: "choice" }, remark: "离展馆近" },
  }),
  "sharedList/removeOpinion": (ids) => ({ code: ids.listCodes[0], key: createSecret(ids, 3) }),
  "compare/get": (ids) => ({ spaceCode: ids.spaceCode, people: "120", layout: "classroom", date: "2031-03-03" }),
  "compare/xlsx": (ids) => ({ spaceCode: ids.spaceCode }),
  "proposal/get": (ids) => ({ spaceCode: ids.spaceCode, people: "120", layout: "classroom", date: "2031-03-03" }),
  "proposal/xlsx": (ids) => ({ spaceCode: ids.spaceCode, people: "120" }),
  "proposal/pdf": (ids) => ({ spaceCode: ids.spaceCode, people: "120" }),
  "space/plan.svg": (ids) => ({ spaceCode: ids.spaceCode }),
};

/** Creates a valid input for a call; demands get a new client key each time. */
export const createCallInput = (path: CallPath, ids: CallIds): Record<string, unknown> => inputs[path](ids);
