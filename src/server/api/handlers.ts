import type { CallPath } from "#contract/calls.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { Caller, Context } from "./services/context.ts";
import { getSchemePage } from "./services/scheme/get-scheme-page.ts";
import { getAnnualMeetingPage } from "./services/annual-meeting/get-annual-meeting-page.ts";
import { getAnnualMeetingCases } from "./services/annual-meeting/get-annual-meeting-cases.ts";
import { getCities } from "./services/city/get-cities.ts";
import { getCityAt } from "./services/city/get-city-at.ts";
import { getOpenCities } from "./services/city/get-open-cities.ts";
import { getDemandOptions } from "./services/site/get-demand-options.ts";
import { getEnterpriseOptions } from "./services/site/get-enterprise-options.ts";
import { getFooter } from "./services/site/get-footer.ts";
import { getNeedGroups } from "./services/site/get-need-groups.ts";
import { getSoutheastAsiaFilters } from "./services/destination/get-southeast-asia-filters.ts";
import { recordDemandFacts } from "./services/demand/record-demand-facts.ts";
import { getComparison } from "./services/comparison/get-comparison.ts";
import { getProposal } from "./services/comparison/proposal/get-proposal.ts";
import { getProposalPdf } from "./services/comparison/proposal/get-proposal-pdf.ts";
import { getProposalWorkbook } from "./services/comparison/proposal/get-proposal-workbook.ts";
import { getComparisonWorkbook } from "./services/comparison/get-comparison-workbook.ts";
import { getEstimate } from "./services/estimate/get-estimate.ts";
import { getRequireData } from "./services/estimate/get-require-data.ts";
import { submitDemand } from "./services/demand/submit-demand.ts";
import { chooseQuote, undoChoice } from "./services/demand/private/choose-quote.ts";
import {
  addRemark,
  eraseDemand,
  getDemand,
  restoreDemand,
  withdrawDemand,
} from "./services/demand/private/get-demand.ts";
import { getSharedList, giveOpinion, removeOpinion } from "./services/shared-list/get-shared-list.ts";
import { shareList, takeBackList, updateSharedList } from "./services/shared-list/share-list.ts";
import { getAnalytics } from "./services/sensor/get-analytics.ts";
import { recordEvents } from "./services/sensor/record-events.ts";
import { getBanners } from "./services/home/get-banners.ts";
import { getGoodPlaces } from "./services/home/get-good-places.ts";
import { getHomePage } from "./services/home/get-home-page.ts";
import { getHotVenues } from "./services/home/get-hot-venues.ts";
import { getPartners } from "./services/home/get-partners.ts";
import { getShortlistSpaces } from "./services/space/get-shortlist-spaces.ts";
import { getNearbySpaces } from "./services/space/get-nearby-spaces.ts";
import { getNearbyVenues } from "./services/venue/get-nearby-venues.ts";
import { getPicturePage } from "./services/venue/get-picture-page.ts";
import { getPictures } from "./services/venue/get-pictures.ts";
import { getSimilarVenues } from "./services/venue/get-similar-venues.ts";
import { getSpace } from "./services/space/get-space.ts";
import { getVenue } from "./services/venue/get-venue.ts";
import { getVenueInformation } from "./services/venue/get-venue-information.ts";
import { getBrandRooms } from "./services/event-day/get-brand-rooms.ts";
import { getEventDay } from "./services/event-day/get-event-day.ts";
import { getCityMap } from "./services/city/get-city-map.ts";
import { reportMapFailure } from "./services/city/report-map-failure.ts";
import { getVenueClusters } from "./services/search/get-venue-clusters.ts";
import { getVrScenes } from "./services/venue/get-vr-scenes.ts";
import { getQuestion } from "./services/question/get-question.ts";
import { getQuestions } from "./services/question/get-questions.ts";
import { getRandomQuestions } from "./services/question/get-random-questions.ts";
import { getRelatedQuestions } from "./services/question/get-related-questions.ts";
import { getCase } from "./services/case/get-case.ts";
import { getCasePlans } from "./services/case/get-case-plans.ts";
import { getCaseShelves } from "./services/case/get-case-shelves.ts";
import { getCaseListFilters } from "./services/case/get-case-list-filters.ts";
import { getCases } from "./services/case/get-cases.ts";
import { getGroupCases } from "./services/case/get-group-cases.ts";
import { getGroupVenues, getTopicVenues } from "./services/marketing/get-group-venues.ts";
import { getTopicInfo } from "./services/marketing/get-topic-info.ts";
import { listBrands } from "./services/marketing/list-brands.ts";
import { listEventCities } from "./services/marketing/list-event-cities.ts";
import { listGroupCities, listGroupContinents } from "./services/marketing/list-group-cities.ts";
import { listTopics } from "./services/marketing/list-topics.ts";
import { getSolution } from "./services/solution/get-solution.ts";
import { getSolutions } from "./services/solution/get-solutions.ts";
import { getSpaceFilters } from "./services/search/get-space-filters.ts";
import { getVenueFilters } from "./services/search/get-venue-filters.ts";
import { getHotKeywords } from "./services/home/get-hot-keywords.ts";
import { getOfferWorkbook } from "./services/search/offer/get-offer-workbook.ts";
import { getOffers } from "./services/search/offer/get-offers.ts";
import { searchSpaces } from "./services/search/search-spaces.ts";
import { searchVenues } from "./services/search/search-venues.ts";
import { getSuggestions } from "./services/search/get-suggestions.ts";
import { readSentence } from "./services/search/sentence/read-sentence.ts";
import { getLanghamCities } from "./services/langham/get-langham-cities.ts";
import { getLanghamIndex } from "./services/langham/get-langham-index.ts";
import { getLanghamList } from "./services/langham/get-langham-list.ts";
import { getLanghamPackages } from "./services/langham/get-langham-packages.ts";
import { getDestinations } from "./services/destination/get-destinations.ts";
import { getSeaVenues } from "./services/destination/get-sea-venues.ts";
import { sendMessage } from "./services/message/send-message.ts";
import { drawPlan } from "./services/space/draw-plan.ts";

type Handlers = {
  [P in CallPath]: (context: Context, input: Parsed<P>, caller: Caller) => Output<P> | Promise<Output<P>>;
};

/** Service function of each endpoint. */
export const handlers: Handlers = {
  "common/getCitys": getCities,
  "common/getOpenCity": getOpenCities,
  "city/getCityAt": getCityAt,
  "common/getCaseFilters": (context) => getDemandOptions(context, "zh"),
  "common/getCaseFiltersEn": (context) => getDemandOptions(context, "en"),
  "common/getBusiDetailList": (context) => getNeedGroups(context, "zh"),
  "common/getBusiDetailListEn": (context) => getNeedGroups(context, "en"),
  "common/getFooterData": getFooter,
  "common/getSoutheastAsiaSiteFilter": getSoutheastAsiaFilters,
  "common/sendMessage": sendMessage,
  "common/caseSubmit": submitDemand,
  "common/caseSubmitSensor": recordDemandFacts,
  "common/seaSubmit": (context, demand, caller) => submitDemand(context, demand, caller, "common/seaSubmit"),
  "home/getSwipeImgs": getBanners,
  "home/getCooperate": getPartners,
  "home/getHotHotels": getHotVenues,
  "home/getGoodPlace": getGoodPlaces,
  "home/getHomePage": (context, input) => getHomePage(context, input, readSentence),
  "searchSite/getAggregateSearchFilterNew": getVenueFilters,
  "searchSite/getKongJianFilter": getSpaceFilters,
  "searchSite/getAggregateSoHotelList": searchVenues,
  "searchSite/getAggregateNewConference": searchSpaces,
  "searchSite/hotSearch": getHotKeywords,
  "searchSite/readSentence": readSentence,
  "searchSite/getOffers": getOffers,
  "searchSite/getOfferWorkbook": getOfferWorkbook,
  "searchSite/getNewSearchSiteName": getSuggestions,
  "hotel/getSiteDetailNew": getVenue,
  "hotel/getAggregateHotelInfoNew": getVenueInformation,
  "hotel/getConfNew": getSpace,
  "hotel/getSiteDetailImage": getPictures,
  "hotel/getAggregateSiteImage": getPicturePage,
  "hotel/getNearByConf": getNearbySpaces,
  "hotel/getAdviceHotelList": getSimilarVenues,
  "hotel/getnearByHotSiteList": getNearbyVenues,
  "media/getSiteVrDetail": getVrScenes,
  "sample/getSampleList": getCases,
  "sample/getGroupSampleList": getGroupCases,
  "sample/getSampleFilters": getCaseListFilters,
  "sample/getSampleDetail": getCase,
  "activity/getEnterpriseOptions": getEnterpriseOptions,
  "activity/enterpriseApply": (context, demand, caller) =>
    submitDemand(context, demand, caller, "activity/enterpriseApply"),
  "activity/getYearSampleList": getAnnualMeetingCases,
  "activity/getAnnualMeetingPage": getAnnualMeetingPage,
  "activity/getSchemePage": getSchemePage,
  "sample/getCaseShelves": getCaseShelves,
  "sample/getCasePlans": getCasePlans,
  "communityQa/getHotList": getQuestions,
  "communityQa/getDetail": getQuestion,
  "communityQa/getRecommendationList": getRelatedQuestions,
  "communityQa/getRandomList": getRandomQuestions,
  "marketing/getTopicInfo": getTopicInfo,
  "marketing/getTopicList": listTopics,
  "marketing/getTopicBrand": listBrands,
  "marketing/getTopicHotelList": getTopicVenues,
  "marketing/getZTHotelList": getGroupVenues,
  "marketing/getCity": listGroupCities,
  "marketing/getContinentList": listGroupContinents,
  "marketing/getEventbestCity": listEventCities,
  "solution/getSolutionList": getSolutions,
  "solution/getSolutionDetail": getSolution,
  "activity/getRequireData": getRequireData,
  "estimate/get": getEstimate,
  "compare/get": getComparison,
  "compare/xlsx": getComparisonWorkbook,
  "proposal/get": getProposal,
  "proposal/xlsx": getProposalWorkbook,
  "proposal/pdf": getProposalPdf,
  "marketing/getEventDay": getEventDay,
  "marketing/getBrandRooms": getBrandRooms,
  "map/getCityMap": getCityMap,
  "map/reportFailure": reportMapFailure,
  "searchSite/getVenueClusters": getVenueClusters,
  "searchSite/getAggregateLanghamList": getLanghamList,
  "marketing/getLanghamGroupCity": getLanghamCities,
  "marketing/getLanghamGroupIndex": getLanghamIndex,
  "marketing/getLangtingPackage": getLanghamPackages,
  "space/plan.svg": drawPlan,
  "marketing/getSeaHotelList": getSeaVenues,
  "marketing/getSeaDestinations": getDestinations,
  "sensor/report": recordEvents,
  "site/getAnalytics": getAnalytics,
  "shortlist/getSpaces": getShortlistSpaces,
  "demand/get": getDemand,
  "demand/remark": addRemark,
  "demand/withdraw": withdrawDemand,
  "demand/restore": restoreDemand,
  "demand/erase": eraseDemand,
  "demand/chooseQuote": chooseQuote,
  "demand/undoChoice": undoChoice,
  "sharedList/share": shareList,
  "sharedList/update": updateSharedList,
  "sharedList/takeBack": takeBackList,
  "sharedList/get": getSharedList,
  "sharedList/giveOpinion": giveOpinion,
  "sharedList/removeOpinion": removeOpinion,
};
