import type { CallPath } from "../../contract/calls.ts";
import type { Output, Parsed } from "../../contract/index.ts";
import type { Caller, Context } from "../services/context.ts";
import { getCities } from "../services/city/get-cities.ts";
import { getOpenCities } from "../services/city/get-open-cities.ts";
import { getCaseFilters } from "../services/common/get-case-filters.ts";
import { getFooter } from "../services/common/get-footer.ts";
import { getNeedGroups } from "../services/common/get-need-groups.ts";
import { getSoutheastAsiaFilters } from "../services/common/get-southeast-asia-filters.ts";
import { submitDemand } from "../services/demand/submit-demand.ts";
import { getBanners } from "../services/home/get-banners.ts";
import { getGoodPlaces } from "../services/home/get-good-places.ts";
import { getHotVenues } from "../services/home/get-hot-venues.ts";
import { getPartners } from "../services/home/get-partners.ts";
import { getNearbySpaces } from "../services/hotel/get-nearby-spaces.ts";
import { getNearbyVenues } from "../services/hotel/get-nearby-venues.ts";
import { getPicturePage } from "../services/hotel/get-picture-page.ts";
import { getPictures } from "../services/hotel/get-pictures.ts";
import { getSimilarVenues } from "../services/hotel/get-similar-venues.ts";
import { getSpace } from "../services/hotel/get-space.ts";
import { getVenue } from "../services/hotel/get-venue.ts";
import { getVenueInformation } from "../services/hotel/get-venue-information.ts";
import { getCityMap } from "../services/map/get-city-map.ts";
import { getVenueClusters } from "../services/search/get-venue-clusters.ts";
import { getVrScenes } from "../services/media/get-vr-scenes.ts";
import { getQuestion } from "../services/community/get-question.ts";
import { getQuestions } from "../services/community/get-questions.ts";
import { getRandomQuestions } from "../services/community/get-random-questions.ts";
import { getRelatedQuestions } from "../services/community/get-related-questions.ts";
import { getCase } from "../services/sample/get-case.ts";
import { getCaseChoices } from "../services/sample/get-case-choices.ts";
import { getCases } from "../services/sample/get-cases.ts";
import { getGroupCases } from "../services/sample/get-group-cases.ts";
import { getSolution } from "../services/solution/get-solution.ts";
import { getSolutions } from "../services/solution/get-solutions.ts";
import { getSpaceFilters } from "../services/search/get-space-filters.ts";
import { getVenueFilters } from "../services/search/get-venue-filters.ts";
import { hotWords } from "../services/search/hot-words.ts";
import { searchSpaces } from "../services/search/search-spaces.ts";
import { searchVenues } from "../services/search/search-venues.ts";
import { suggest } from "../services/search/suggest.ts";
import { drawPlan } from "../services/space/draw-plan.ts";

type Handlers = {
  [P in CallPath]: (context: Context, input: Parsed<P>, caller: Caller) => Output<P> | Promise<Output<P>>;
};

/** Service function of each endpoint. */
export const handlers: Handlers = {
  "common/getCitys": getCities,
  "common/getOpenCity": getOpenCities,
  "common/getCaseFilters": (context) => getCaseFilters(context, "zh"),
  "common/getCaseFiltersEn": (context) => getCaseFilters(context, "en"),
  "common/getBusiDetailList": (context) => getNeedGroups(context, "zh"),
  "common/getBusiDetailListEn": (context) => getNeedGroups(context, "en"),
  "common/getFooterData": getFooter,
  "common/getSoutheastAsiaSiteFilter": getSoutheastAsiaFilters,
  "common/caseSubmit": submitDemand,
  "home/getSwipeImgs": getBanners,
  "home/getCooperate": getPartners,
  "home/getHotHotels": getHotVenues,
  "home/getGoodPlace": getGoodPlaces,
  "searchSite/getAggregateSearchFilterNew": getVenueFilters,
  "searchSite/getKongJianFilter": getSpaceFilters,
  "searchSite/getAggregateSoHotelList": searchVenues,
  "searchSite/getAggregateNewConference": searchSpaces,
  "searchSite/hotSearch": hotWords,
  "searchSite/getNewSearchSiteName": suggest,
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
  "sample/getSampleFilters": getCaseChoices,
  "sample/getSampleDetail": getCase,
  "communityQa/getHotList": getQuestions,
  "communityQa/getDetail": getQuestion,
  "communityQa/getRecommendationList": getRelatedQuestions,
  "communityQa/getRandomList": getRandomQuestions,
  "solution/getSolutionList": getSolutions,
  "solution/getSolutionDetail": getSolution,
  "map/getCityMap": getCityMap,
  "searchSite/getVenueClusters": getVenueClusters,
  "space/plan.svg": drawPlan,
};
