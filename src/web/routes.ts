/**
 * The route table (specification, section 2): a path in the router's notation and the folder of its page.
 * Aliases follow the route of their page; a page is one chunk, loaded on demand.
 */
export const routes = [
  { path: "/{-$city}", page: "home" },
  { path: "/{-$city}/changdi{$searchParams}", page: "venue-list" },
  { path: "/{-$city}/kongjian{$searchParams}", page: "space-list" },
  { path: "/view/hotel-{$siteId}", page: "venue" },
  { path: "/view/hotel-{$siteId}-info", page: "venue" },
  { path: "/view/hotel-{$siteId}-allpic", page: "venue" },
  { path: "/view/hotel-{$siteId}-detailInfo", page: "venue-part" },
  { path: "/view/hotel-{$siteId}-nearby", page: "venue-part" },
  { path: "/view/kefang-{$siteId}", page: "venue-part" },
  { path: "/view/canyin-{$siteId}", page: "venue-part" },
  { path: "/view/peitao-{$siteId}", page: "venue-part" },
  { path: "/view/weizhi-{$siteId}", page: "venue-part" },
  { path: "/view/anli-{$siteCode}", page: "venue-cases" },
  { path: "/view/huiyishi-{$siteCode}", page: "venue-spaces" },
  { path: "/view/hotel-{$siteIdAlias}/meetingspace-{$spaceCode}", page: "space" },
  { path: "/view/hotel-{$siteIdAlias}/vr/{-$type}/{-$spaceId}", page: "vr" },
  { path: "/view/hotel-{$siteIdAlias}/tupian", page: "pictures" },
  { path: "/view/hotel-{$siteIdAlias}/tupian/$catalogType/$spaceId", page: "pictures" },
  { path: "/view/image-{$siteId}", page: "picture-wall" },
  { path: "/solutions", page: "solutions" },
  { path: "/solutions/$id", page: "solution" },
  { path: "/activity/share/$id/{-$shareId}", page: "solution" },
  { path: "/activity/$id/{-$shareId}", page: "solution" },
  { path: "/ask", page: "questions" },
  { path: "/ask/$id", page: "question" },
  { path: "/case/submit", page: "case-submit" },
  { path: "/xiaoer/publish", page: "case-submit" },
  { path: "/zt/publish", page: "case-submit" },
  { path: "/case/success", page: "case-success" },
] as const;

/** The route table; a development build adds the page that shows every UI component in every state. */
export const pageTable: readonly { path: string; page: string }[] =
  import.meta.env.MODE === "production" ? routes : [...routes, { path: "/dev/parts", page: "dev-parts" }];
