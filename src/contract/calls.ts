/**
 * The calls and their methods: the one list of paths. Schemas hang on it in `index.ts`; the browser loads only this,
 * so that the contract's weight stays on the server.
 */
export const calls = {
  "common/getCitys": "GET",
  "common/getOpenCity": "GET",
  "common/getCaseFilters": "GET",
  "common/getCaseFiltersEn": "GET",
  "common/getBusiDetailList": "GET",
  "common/getBusiDetailListEn": "GET",
  "common/getFooterData": "GET",
  "common/getSoutheastAsiaSiteFilter": "GET",
  "common/caseSubmit": "POST",
  "home/getSwipeImgs": "GET",
  "home/getCooperate": "GET",
  "home/getHotHotels": "GET",
  "home/getGoodPlace": "GET",
  "searchSite/getAggregateSearchFilterNew": "GET",
  "searchSite/getKongJianFilter": "GET",
  "searchSite/getAggregateSoHotelList": "GET",
  "searchSite/getAggregateNewConference": "GET",
  "searchSite/getVenueClusters": "GET",
  "searchSite/hotSearch": "GET",
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
  // Of ours, beyond the specification.
  "map/getCityMap": "GET",
  "space/plan.svg": "GET",
} as const;

export type CallPath = keyof typeof calls;
