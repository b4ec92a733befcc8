import fs from "node:fs";
import { catalogueStore } from "./store/catalogue-store.ts";
import { contentStore } from "./store/content-store.ts";
import { demandStore } from "./store/demand-store.ts";
import { openDatabase } from "./store/database.ts";
import { buildIndex } from "./search/search-index.ts";
import { dispatch } from "./api/dispatch.ts";
const db = await openDatabase({ dataDir: "/tmp/sx/data" });
const cat = catalogueStore(db);
const index = await buildIndex(cat);
const context = { catalogue: cat, content: contentStore(db), demands: demandStore(db), index, now: () => new Date("2026-11-21T03:00:00Z"), site: { hotline: "400", icp: "icp" } };
const call = (path: any, input: any): Promise<any> => dispatch(context as any, path, input, { address: "x" });
for (const q of ["下周五上海浦东200人课桌式，预算3万，要LED，离地铁近", "王府井 200 人课桌式", "50 人培训，离地铁近", "国贸", "望京会议中心", "希尔顿酒店", "20 桌宴会，无柱", "崇文门 五星酒店", "户外草坪", "500 人剧院式，要 LED 屏", "3000人年会，最好有自然光", "琅歌国际酒店"]) {
  let t = performance.now(); const r = await call("searchSite/getAggregateSoHotelList", { city: "beijing", q }); const ms = performance.now() - t;
  console.log(q, "→", r.total, ms.toFixed(1) + "ms", JSON.stringify(r.understood.map((u: any) => [u.kind, u.text, u.value, u.wish].filter((x) => x !== undefined))), JSON.stringify(r.relax));
}
const sentences = JSON.parse(fs.readFileSync("/work/shared/data/hotel-sentences.json", "utf8"));
const hs = JSON.parse(fs.readFileSync("/work/shared/data/beijing-hotels.json", "utf8"));
const real = new Set(hs.map((h: any) => h.name));
let exact = 0, tp = 0, fp = 0, fn = 0; const bad: any[] = []; let ms = 0;
for (const s of sentences) {
  const names = new Set<string>(); let page = 1, total = 0, understood: any;
  const t = performance.now();
  do { const r = await call("searchSite/getAggregateSoHotelList", { city: "beijing", q: s.utterance, page }); if (page === 1) ms += performance.now() - t; total = r.total; understood = r.understood; for (const v of r.list) if (real.has(v.name) && !v.demo) names.add(v.name); page++; } while ((page - 1) * 20 < total);
  const gold = new Set<string>(s.gold_names);
  const miss = [...gold].filter((n) => !names.has(n)), extra = [...names].filter((n) => !gold.has(n));
  tp += gold.size - miss.length; fn += miss.length; fp += extra.length;
  if (!miss.length && !extra.length) exact++; else bad.push([s.utterance, JSON.stringify(s.constraints), JSON.stringify(understood.map((u: any) => [u.kind, u.text, u.value])), miss.length, extra.length, gold.size]);
}
console.log({ n: sentences.length, exact, precision: tp / (tp + fp), recall: tp / (tp + fn), msEach: ms / sentences.length });
for (const b of bad.slice(0, 25)) console.log(b.join(" | "));
await db.close();
