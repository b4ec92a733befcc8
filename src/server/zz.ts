import { catalogueStore } from "./store/catalogue-store.ts";
import { contentStore } from "./store/content-store.ts";
import { demandStore } from "./store/demand-store.ts";
import { openDatabase } from "./store/database.ts";
import { buildIndex } from "./search/search-index.ts";
import { dispatch } from "./api/dispatch.ts";
import { endpoints } from "../contract/index.ts";
import { isDeepStrictEqual } from "node:util";
const db = await openDatabase({ dataDir: "/tmp/sx/data" });
const cat = catalogueStore(db);
const index = await buildIndex(cat);
const context = { catalogue: cat, content: contentStore(db), demands: demandStore(db), index, now: () => new Date(), site: { hotline: "400", icp: "icp" } };
const call = async (path: any, input: any) => {
  const t = performance.now();
  try {
    const data: any = await dispatch(context as any, path, input, { address: "x" });
    const ms = performance.now() - t;
    const wire = JSON.parse(JSON.stringify(data));
    const parsed = (endpoints as any)[path].output.safeParse(wire);
    console.log(path, ms.toFixed(1) + "ms", JSON.stringify(wire).length, parsed.success ? (isDeepStrictEqual(parsed.data, wire) ? "ok" : "EXTRA KEYS") : JSON.stringify(parsed.error.issues).slice(0, 400));
    return wire;
  } catch (e: any) { console.log(path, "REFUSED", e.reason ?? e, JSON.stringify(e.data)); }
};
const s = await call("searchSite/getAggregateNewConference", { city: "110000", people: 100, layout: 2 });
const ids = { siteId: s.list[0].venueId, spaceCode: s.list[0].id };
for (const [p, i] of Object.entries({
  "common/getCitys": {}, "common/getOpenCity": {}, "common/getCaseFilters": {}, "common/getFooterData": { city: "beijing" }, "common/getSoutheastAsiaSiteFilter": {},
  "home/getSwipeImgs": { city: "beijing" }, "home/getCooperate": {}, "home/getHotHotels": { city: "110000" }, "home/getGoodPlace": { city: "beijing", size: 3 },
  "searchSite/getAggregateSearchFilterNew": { city: "beijing" }, "searchSite/getKongJianFilter": { city: "shanghai" },
  "searchSite/getAggregateSoHotelList": { city: "beijing", searchParams: "-0-1-0-200-2", q: "要 LED" },
  "searchSite/hotSearch": { city: "beijing" }, "searchSite/getNewSearchSiteName": { city: "beijing", keyword: "guomao" },
  "hotel/getSiteDetailNew": ids, "hotel/getAggregateHotelInfoNew": ids, "hotel/getConfNew": ids, "hotel/getNearByConf": ids, "hotel/getAdviceHotelList": { siteId: ids.siteId, people: 100 }, "hotel/getnearByHotSiteList": { lng: 116.46, lat: 39.91, radius: 3000 },
})) { const d = await call(p, i); if (/GoodPlace/.test(p)) console.log(d.map((x: any) => [x.type, x.people, x.layout, x.searchParams, x.list.map((l: any) => [l.name, l.reason, l.fit?.people])]).map((x:any)=>JSON.stringify(x)).join("\n")); if (/Advice/.test(p)) console.log(d.map((x: any) => x.venue.name + " " + x.reason)); if (/NearBy/.test(p)) console.log(d.map((x: any) => [x.name, x.venue.name, x.area, x.distance, x.seated])); if (/getConf/.test(p)) console.log(d.space.name, d.space.area, d.siblings.map((x:any)=>x.name+x.area+(x.partOf?'p':'')).join(' '), d.previous?.name, d.next?.name); if (/SoHotel/.test(p)) console.log(d.total, JSON.stringify(d.list[0]).slice(0, 900), d.understood); if(/hotSearch|Footer/.test(p)) console.log(JSON.stringify(d)); }
await call("searchSite/getAggregateSoHotelList", { city: "atlantis" });
await call("searchSite/getAggregateSoHotelList", { city: "beijing", searchParams: "-0-0" });
await call("hotel/getConfNew", { siteId: "1100000001", spaceCode: ids.spaceCode });
console.log((await call("searchSite/getAggregateSoHotelList", { city: "beijing", searchParams: "-999999999-0-0-0-0-0-0-0-2" })).searchParams);
const r = await call("searchSite/getAggregateSoHotelList", { city: "beijing", searchParams: "-110105-0-0-5000-3-2000" }); console.log(r.total, r.relax);
const r2 = await call("searchSite/getAggregateSoHotelList", { city: "beijing", searchParams: "-110105-0-0-2000-1-10000" }); console.log(r2.total, r2.relax);
for (const c of ["sanya","lanzhou","suzhouanhui"]) { const g = await call("home/getGoodPlace", { city: c, size: 2 }); console.log(g.map((x: any) => [x.type, x.people, x.list.map((l: any) => l.name + " " + l.reason)]).map((x: any) => JSON.stringify(x)).join("\n")); }
for (let k = 0; k < 2; k++) { const t = performance.now(); for (let i = 0; i < 50; i++) await dispatch(context as any, "searchSite/getAggregateSoHotelList", { city: "beijing", searchParams: "-0-1-0-200-2" }, { address: "x" }); console.log("list call", (performance.now() - t) / 50); }
await db.close();
