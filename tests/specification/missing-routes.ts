/** Routes of section 2 that no page serves yet, in its order. A served one fails the test until it is taken out. */
export const missingRoutes: readonly string[] = [
  "/activity/nianhui",
  "/activity/nianhui-two",
  "/activity/scheme",
  "/activity/scheme-two",
  "/customer/dakehu",
  "/customer/ent-success",
  "/marketing/hilton/topic",
  "/marketing/ihg/topic",
  "/marketing/langham/en",
  "/marketing/langham/en/{type}",
  "/marketing/langham/zh",
  "/marketing/langham/zh/{type}",
  "/marketing/langham/list",
  "/zt/{groupName}/{cityCode}",
  "/zt/{groupName}",
];

/** Calls of section 7 that the contract lacks, in its order. One that it has fails the test until it is taken out. */
export const missingCalls: readonly string[] = [
  "marketing/getTopicInfo",
  "marketing/getCity",
  "marketing/getTopicList",
  "marketing/getTopicBrand",
  "marketing/getTopicHotelList",
  "marketing/getZTHotelList",
  "marketing/getContinentList",
  "marketing/getEventbestCity",
];

/** Calls of the contract whose pages do not make them yet. One that a page makes fails the test until it is taken out. */
export const unfinishedCalls: readonly string[] = [
  "sample/getGroupSampleList",
  "activity/getEnterpriseOptions",
  "marketing/getLanghamGroupCity",
  "marketing/getLanghamGroupIndex",
  "marketing/getLangtingPackage",
  "searchSite/getAggregateLanghamList",
  "activity/getYearSampleList",
];
