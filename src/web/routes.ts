import { pageAddress } from "#domain/address/page-address.ts";
import { annualMeetingAddress } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { appOpenAddress } from "#domain/app/app-open-address.ts";
import { clearHeightAddress } from "#domain/clear-height/clear-height-address.ts";
import { casesAddress } from "#domain/content/case-filters.ts";
import { questionsAddress } from "#domain/content/format-question-href.ts";
import { demandFormAddress } from "#domain/demand/demand-form-address.ts";
import { caseSuccessAddress, successAddress } from "#domain/demand/success-address.ts";
import { southeastAsiaActivityAddress, southeastAsiaAddress } from "#domain/destination/trip.ts";
import { budgetAddress } from "#domain/estimate/parse-estimate-query.ts";
import { eventDayAddress } from "#domain/event-day/event-day-address.ts";
import { langhamAddress } from "#domain/langham/format-langham-href.ts";
import { langhamListAddress } from "#domain/langham/format-langham-list-href.ts";
import { offersAddress } from "#domain/offer/offers-address.ts";
import { proposalAddress } from "#domain/proposal/proposal-setup.ts";
import { schemeAddress } from "#domain/scheme/scheme-setup.ts";
import { listAddress } from "#domain/search/list-address.ts";
import { selectionAddress } from "#domain/selection/selection-address.ts";
import { eventSizeAddress, venueAddress } from "#domain/venue/event-size.ts";
import { groupAddress } from "#domain/venue/group-query.ts";
import { vrAddress } from "#domain/venue/vr-address.ts";

interface PageRow {
  paths: readonly string[];
  address?: { names: readonly string[] };
}

/**
 * The table of pages (specification, section 2): the folder of a page, its paths in the router's notation with aliases,
 * and the address of the query that it reads; other parameters (utm_… and the like) reach neither `validate` nor the
 * cache's key. A page is one chunk, loaded on demand. The browser loads this table with the names of the parameters in the
 * place of the addresses (`scripts/inline-routes.ts`).
 */
export const routes = {
  home: { paths: ["/{-$city}"] },
  "venue-list": { paths: ["/{-$city}/changdi{$searchParams}"], address: listAddress },
  proposal: { paths: ["/proposal"], address: proposalAddress },
  offers: { paths: ["/$city/fangan"], address: offersAddress },
  "space-list": { paths: ["/{-$city}/kongjian{$searchParams}"], address: listAddress },
  venue: {
    paths: ["/view/hotel-{$siteId}", "/view/hotel-{$siteId}-info", "/view/hotel-{$siteId}-allpic"],
    address: venueAddress,
  },
  "venue-part": {
    paths: [
      "/view/hotel-{$siteId}-detailInfo",
      "/view/hotel-{$siteId}-nearby",
      "/view/kefang-{$siteId}",
      "/view/canyin-{$siteId}",
      "/view/peitao-{$siteId}",
      "/view/weizhi-{$siteId}",
    ],
  },
  "venue-cases": { paths: ["/view/anli-{$siteCode}"] },
  "venue-spaces": { paths: ["/view/huiyishi-{$siteCode}"], address: eventSizeAddress },
  space: { paths: ["/view/hotel-{$siteIdAlias}/meetingspace-{$spaceCode}"], address: eventSizeAddress },
  vr: { paths: ["/view/hotel-{$siteIdAlias}/vr/{-$type}/{-$spaceId}"], address: vrAddress },
  pictures: {
    paths: ["/view/hotel-{$siteIdAlias}/tupian", "/view/hotel-{$siteIdAlias}/tupian/$catalogType/$spaceId"],
    address: pageAddress,
  },
  langham: {
    paths: [
      "/marketing/langham/zh",
      "/marketing/langham/zh/$type",
      "/marketing/langham/en",
      "/marketing/langham/en/$type",
    ],
    address: langhamAddress,
  },
  "langham-list": { paths: ["/marketing/langham/list"], address: langhamListAddress },
  "picture-wall": { paths: ["/view/image-{$siteId}"], address: pageAddress },
  nianhui: { paths: ["/nianhui", "/activity/nianhui", "/activity/nianhui-two"], address: annualMeetingAddress },
  "app-download": { paths: ["/app/download", "/app/download/landing-app-one", "/huichat/download2023"] },
  "app-open": { paths: ["/app/open"], address: appOpenAddress },
  compare: { paths: ["/compare"], address: selectionAddress },
  cases: { paths: ["/cases"], address: casesAddress },
  budget: { paths: ["/activity/budget", "/activity/budget-two"], address: budgetAddress },
  scheme: { paths: ["/activity/scheme", "/activity/scheme-two"], address: schemeAddress },
  solutions: { paths: ["/solutions"], address: pageAddress },
  solution: { paths: ["/solutions/$id", "/activity/share/$id/{-$shareId}", "/activity/$id/{-$shareId}"] },
  questions: { paths: ["/ask"], address: questionsAddress },
  question: { paths: ["/ask/$id"] },
  "case-submit": { paths: ["/case/submit", "/xiaoer/publish", "/zt/publish"], address: demandFormAddress },
  "case-submit-en": { paths: ["/case/submit-en", "/xiaoer/publish-en", "/zt/publish-en"], address: demandFormAddress },
  enterprise: { paths: ["/customer/dakehu"] },
  "enterprise-success": { paths: ["/customer/ent-success"], address: successAddress },
  "activity-success": { paths: ["/activity/success", "/activity-success"], address: successAddress },
  group: { paths: ["/zt/$groupName", "/zt/$groupName/$cityCode"], address: groupAddress },
  "hilton-topic": { paths: ["/marketing/hilton/topic"], address: eventDayAddress },
  "ihg-topic": { paths: ["/marketing/ihg/topic"], address: clearHeightAddress },
  demand: { paths: ["/demand/$token"] },
  shortlist: { paths: ["/shortlist"] },
  "shared-list": { paths: ["/s/$code"] },
  "case-success": { paths: ["/case/success"], address: caseSuccessAddress },
  "southeast-asia": { paths: ["/southeastAsia"], address: southeastAsiaAddress },
  "southeast-asia-activity": { paths: ["/southeastAsia/activity"], address: southeastAsiaActivityAddress },
} as const satisfies Readonly<Record<string, PageRow>>;
