/**
 * All calls with their HTTP methods: the only list of paths. `index.ts` adds the schemas; the browser loads only this
 * file, so that the schemas stay on the server.
 */
export const calls = {
  "common/getCitys": "GET",
  "common/getOpenCity": "GET",
  "city/getCityAt": "GET",
  "common/getCaseFilters": "GET",
  "common/getCaseFiltersEn": "GET",
  "common/getBusiDetailList": "GET",
  "common/getBusiDetailListEn": "GET",
  "common/getFooterData": "GET",
  "common/getSoutheastAsiaSiteFilter": "GET",
  "common/sendMessage": "POST",
  "common/caseSubmit": "POST",
  "common/caseSubmitSensor": "POST",
  "common/seaSubmit": "POST",
  "home/getSwipeImgs": "GET",
  "home/getCooperate": "GET",
  "home/getHotHotels": "GET",
  "home/getGoodPlace": "GET",
  "searchSite/getAggregateLanghamList": "GET",
  "marketing/getLanghamGroupCity": "GET",
  "marketing/getLanghamGroupIndex": "GET",
  "marketing/getLangtingPackage": "GET",
  "searchSite/getAggregateSearchFilterNew": "GET",
  "searchSite/getKongJianFilter": "GET",
  "searchSite/getAggregateSoHotelList": "GET",
  "searchSite/getAggregateNewConference": "GET",
  "searchSite/getVenueClusters": "GET",
  "searchSite/hotSearch": "GET",
  "searchSite/readSentence": "GET",
  "searchSite/getNewSearchSiteName": "GET",
  "hotel/getSiteDetailNew": "POST",
  "hotel/getAggregateHotelInfoNew": "GET",
  "hotel/getConfNew": "GET",
  "hotel/getSiteDetailImage": "GET",
  "hotel/getAggregateSiteImage": "GET",
  "hotel/getNearByConf": "GET",
  "hotel/getAdviceHotelList": "POST",
  "hotel/getnearByHotSiteList": "POST",
  "media/getSiteVrDetail": "GET",
  "sample/getSampleList": "GET",
  "sample/getGroupSampleList": "GET",
  "sample/getSampleFilters": "GET",
  "sample/getSampleDetail": "GET",
  "activity/getEnterpriseOptions": "GET",
  "activity/enterpriseApply": "POST",
  "activity/getYearSampleList": "GET",
  "communityQa/getHotList": "GET",
  "communityQa/getDetail": "GET",
  "communityQa/getRecommendationList": "GET",
  "communityQa/getRandomList": "GET",
  "activity/getRequireData": "GET",
  "marketing/getSeaHotelList": "POST",
  "marketing/getTopicInfo": "GET",
  "marketing/getTopicList": "GET",
  "marketing/getTopicBrand": "GET",
  "marketing/getTopicHotelList": "GET",
  "marketing/getZTHotelList": "GET",
  "marketing/getCity": "GET",
  "marketing/getContinentList": "GET",
  "marketing/getEventbestCity": "GET",
  "sensor/report": "POST",
  // Additions beyond the specification.
  "marketing/getSeaDestinations": "GET",
  "home/getHomePage": "GET",
  "sample/getCaseShelves": "GET",
  "sample/getCasePlans": "GET",
  "solution/getSolutionList": "GET",
  "solution/getSolutionDetail": "GET",
  "activity/getAnnualMeetingPage": "GET",
  "activity/getSchemePage": "GET",
  "estimate/get": "GET",
  "compare/get": "GET",
  "compare/xlsx": "GET",
  "proposal/get": "GET",
  "proposal/xlsx": "GET",
  "proposal/pdf": "GET",
  "marketing/getEventDay": "GET",
  "marketing/getBrandRooms": "GET",
  "map/getCityMap": "GET",
  "map/reportFailure": "POST",
  "space/plan.svg": "GET",
  "site/getAnalytics": "GET",
  "shortlist/getSpaces": "GET",
  "demand/get": "POST",
  "demand/remark": "POST",
  "demand/withdraw": "POST",
  "demand/restore": "POST",
  "demand/erase": "POST",
  "sharedList/share": "POST",
  "sharedList/update": "POST",
  "sharedList/takeBack": "POST",
  "sharedList/get": "POST",
  "sharedList/giveOpinion": "POST",
  "sharedList/removeOpinion": "POST",
} as const;

export type CallPath = keyof typeof calls;

/**
 * The signed calls (specification, section 7; product.md 2.3), which the browser signs. `required`: refused where unsigned.
 * `optional`: other programs may leave the signature out, but a wrong one is refused.
 */
const signedCalls = {
  "common/sendMessage": "required",
  "common/caseSubmit": "optional",
  "common/seaSubmit": "optional",
  "activity/enterpriseApply": "optional",
} as const satisfies Partial<Record<CallPath, "required" | "optional">>;

export type SignedCallPath = keyof typeof signedCalls;
export type Signing = (typeof signedCalls)[SignedCallPath];

/** Returns how a call is signed; undefined where it is not. */
export const getSigning = (path: CallPath): Signing | undefined =>
  (signedCalls as Partial<Record<CallPath, Signing>>)[path];
