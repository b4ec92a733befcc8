/** What a link to the demand form can fill in (`domain/demand/format-demand-form-href.ts`). */
const demandFormQuery = [
  "siteId",
  "spaceCode",
  "city",
  "people",
  "layout",
  "date",
  "dateTo",
  "dates",
  "days",
  "budget",
  "rooms",
  "eventType",
  "features",
  "remarks",
  "page_from",
] as const;
import { proposalQueryNames } from "#domain/proposal/proposal-setup.ts";
import { estimateQueryNames } from "#domain/estimate/estimate-query-names.ts";
import { selectionQueryNames } from "#domain/selection/selection-query-names.ts";

/**
 * The table of pages (specification, section 2): the folder of a page, its paths in the router's notation with aliases,
 * and the query parameters that it reads; others (utm_… and the like) reach neither `validate` nor the cache's key. A
 * page is one chunk, loaded on demand.
 */
const pages = {
  home: { paths: ["/{-$city}"], query: [] },
  "venue-list": {
    paths: ["/{-$city}/changdi{$searchParams}"],
    query: ["q", "k", "lng", "lat", "box", "view"],
  },
  proposal: { paths: ["/proposal"], query: proposalQueryNames },
  "space-list": {
    paths: ["/{-$city}/kongjian{$searchParams}"],
    query: ["q", "k", "lng", "lat", "box", "view"],
  },
  venue: {
    paths: ["/view/hotel-{$siteId}", "/view/hotel-{$siteId}-info", "/view/hotel-{$siteId}-allpic"],
    query: ["people", "layout"],
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
    query: [],
  },
  "venue-cases": { paths: ["/view/anli-{$siteCode}"], query: [] },
  "venue-spaces": { paths: ["/view/huiyishi-{$siteCode}"], query: ["people", "layout"] },
  space: { paths: ["/view/hotel-{$siteIdAlias}/meetingspace-{$spaceCode}"], query: ["people", "layout"] },
  vr: { paths: ["/view/hotel-{$siteIdAlias}/vr/{-$type}/{-$spaceId}"], query: ["layout", "scene"] },
  pictures: {
    paths: ["/view/hotel-{$siteIdAlias}/tupian", "/view/hotel-{$siteIdAlias}/tupian/$catalogType/$spaceId"],
    query: ["page"],
  },
  langham: {
    paths: [
      "/marketing/langham/zh",
      "/marketing/langham/zh/$type",
      "/marketing/langham/en",
      "/marketing/langham/en/$type",
    ],
    query: ["city"],
  },
  "langham-list": { paths: ["/marketing/langham/list"], query: ["lang", "city", "people", "page"] },
  "picture-wall": { paths: ["/view/image-{$siteId}"], query: ["page"] },
  nianhui: {
    paths: ["/nianhui", "/activity/nianhui", "/activity/nianhui-two"],
    query: ["city", "tables", "theme", "month", "acts", "awards"],
  },
  "app-download": {
    paths: ["/app/download", "/app/download/landing-app-one", "/huichat/download2023"],
    query: [],
  },
  "app-open": { paths: ["/app/open"], query: ["to"] },
  compare: { paths: ["/compare"], query: selectionQueryNames },
  cases: { paths: ["/cases"], query: ["type", "city", "size", "layout", "page", "case"] },
  budget: {
    paths: ["/activity/budget", "/activity/budget-two"],
    query: ["city", ...estimateQueryNames],
  },
  scheme: {
    paths: ["/activity/scheme", "/activity/scheme-two"],
    query: ["city", "eventType", "people", "layout", "date"],
  },
  solutions: { paths: ["/solutions"], query: ["page"] },
  solution: {
    paths: ["/solutions/$id", "/activity/share/$id/{-$shareId}", "/activity/$id/{-$shareId}"],
    query: [],
  },
  questions: { paths: ["/ask"], query: ["tag", "page"] },
  question: { paths: ["/ask/$id"], query: [] },
  "case-submit": {
    paths: ["/case/submit", "/xiaoer/publish", "/zt/publish"],
    query: demandFormQuery,
  },
  "case-submit-en": {
    paths: ["/case/submit-en", "/xiaoer/publish-en", "/zt/publish-en"],
    query: demandFormQuery,
  },
  enterprise: { paths: ["/customer/dakehu"], query: [] },
  "enterprise-success": { paths: ["/customer/ent-success"], query: ["reference"] },
  "activity-success": { paths: ["/activity/success", "/activity-success"], query: ["reference"] },
  group: {
    paths: ["/zt/$groupName", "/zt/$groupName/$cityCode"],
    query: ["people", "layout", "price", "stars", "features", "brand", "sort", "page"],
  },
  "hilton-topic": {
    paths: ["/marketing/hilton/topic"],
    query: ["city", "people", "breakouts", "dinner", "siteId"],
  },
  "ihg-topic": {
    paths: ["/marketing/ihg/topic"],
    query: ["city", "eventType", "people", "led", "perHead", "brand"],
  },
  demand: { paths: ["/demand/$token"], query: [] },
  shortlist: { paths: ["/shortlist"], query: [] },
  "shared-list": { paths: ["/s/$code"], query: [] },
  "case-success": { paths: ["/case/success"], query: ["lang", "reference"] },
  "southeast-asia": {
    paths: ["/southeastAsia"],
    query: ["from", "month", "people", "days", "city", "type", "page"],
  },
  "southeast-asia-activity": {
    paths: ["/southeastAsia/activity"],
    query: ["from", "month", "people", "days", "cities"],
  },
} as const satisfies PageTable;

/** A development build adds the page that shows every UI component in every state. */
const developmentPages = { "dev-parts": { paths: ["/dev/parts"], query: [] } } as const satisfies PageTable;

type PageTable = Record<string, { paths: readonly string[]; query: readonly string[] }>;
type Pages = typeof pages & typeof developmentPages;

/** The name of a page: that of its folder in `pages/`. */
export type PageName = keyof Pages;

/** The name of a query parameter that some page reads. */
type QueryName = Pages[PageName]["query"][number];

/** The query of a page's URL: exactly the parameters that its row declares, undefined where the URL has none. */
export type PageQuery<Name extends PageName> = Readonly<Record<Pages[Name]["query"][number], string | undefined>>;

export interface PageRoute {
  path: string;
  page: string;
  query: readonly QueryName[];
}

/** The route table: one row for each path of each page. */
export const routes: readonly PageRoute[] = Object.entries(
  import.meta.env.MODE === "production" ? pages : { ...pages, ...developmentPages },
).flatMap(([page, { paths, query }]) => paths.map((path) => ({ path, page, query })));
