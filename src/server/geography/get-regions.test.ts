import { describe, expect, it } from "vitest";
import type { Region, RegionKind } from "#domain/city/city.ts";
import { getDistanceMetres } from "#domain/distance.ts";
import { getMetroLines } from "./metro-line.ts";
import { cities, cityByCode, getCityCodeOfRegion, findRegionById, getRegions } from "./get-regions.ts";
import { businessAreaTable } from "./tables/business-areas.ts";
import { districtTable } from "./tables/districts.ts";
import { hubTable } from "./tables/hubs.ts";
import { metroLineTable } from "./tables/metro-lines.ts";
import { metroStationTable } from "./tables/metro-stations.ts";

const all = cities().flatMap((city) => getRegions(city.code));
const ofKind = (cityCode: string, kind: RegionKind) => getRegions(cityCode).filter((region) => region.kind === kind);
const named = (cityCode: string, kind: RegionKind, name: string) =>
  ofKind(cityCode, kind).find((region) => region.name === name);
const kilometres = (a: Pick<Region, "lng" | "lat">, b: Pick<Region, "lng" | "lat">) =>
  getDistanceMetres(a.lng, a.lat, b.lng, b.lat) / 1000;

describe("ids", () => {
  it("are unique digits, six for a district and nine for the rest", () => {
    expect(new Set(all.map((region) => region.id)).size).toBe(all.length);
    expect(all.filter((region) => !(region.kind === "district" ? /^\d{6}$/ : /^\d{9}$/).test(region.id))).toEqual([]);
    expect(all.length).toBeGreaterThan(5000);
  });

  it("encode the city they belong to", () => {
    expect(all.filter((region) => getCityCodeOfRegion(region.id) !== region.cityCode)).toEqual([]);
    expect(findRegionById("110105")?.name).toBe("朝阳区");
    expect(findRegionById("999999999")).toBeUndefined();
    expect(findRegionById("")).toBeUndefined();
  });

  it("stay stable when the tables grow", () => {
    const pinned = ["110010001", "110020001", "110030001", "310010001", "469002101", "440320030"];
    expect(pinned.map((id) => findRegionById(id)?.name)).toEqual([
      "国贸CBD",
      "苹果园",
      "北京首都国际机场",
      "陆家嘴",
      "博鳌",
      "机场东",
    ]);
  });
});

describe("tables", () => {
  it("name only cities that exist", () => {
    for (const table of [districtTable, businessAreaTable, hubTable, metroStationTable, metroLineTable]) {
      const codes = [...table.matchAll(/^#(.*)$/gm)].map((match) => match[1] ?? "");
      expect(codes.filter((code) => !cityByCode(code))).toEqual([]);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it("have a pinyin of letters and digits for every name", () => {
    expect(all.filter((region) => region.name === "" || !/^[a-z0-9]+$/.test(region.pinyin))).toEqual([]);
  });

  it("name a region of a kind once in a city", () => {
    const keys = all.map((region) => `${region.cityCode} ${region.kind} ${region.name}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("return empty lists for an unknown city", () => {
    expect(getRegions("999999")).toEqual([]);
    expect(getMetroLines("999999")).toEqual([]);
  });
});

describe("points", () => {
  it("place districts near the centre of their prefecture", () => {
    const far = all.filter((region) => {
      const city = cityByCode(region.cityCode);
      const wide = /^(15|23|50|51|53|54|6)/.test(region.cityCode);
      return region.kind === "district" && (!city || kilometres(city, region) > (wide ? 600 : 200));
    });
    expect(far).toEqual([]);
  });

  it("place other regions near their city or one of its counties", () => {
    const far = all.filter((region) => {
      const city = cityByCode(region.cityCode);
      if (region.kind === "district" || (city && kilometres(city, region) <= 80)) return false;
      return !ofKind(region.cityCode, "district").some((district) => kilometres(district, region) <= 50);
    });
    expect(far).toEqual([]);
  });

  it("agree for a station and a hub of the same name", () => {
    expect(named("110000", "metro", "北京南站")).toBeDefined();
    const pairs = all.flatMap((hub) => {
      const station = hub.kind === "hub" ? named(hub.cityCode, "metro", hub.name) : undefined;
      return station ? [{ name: hub.name, apart: kilometres(hub, station) }] : [];
    });
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter((pair) => pair.apart > 1.5)).toEqual([]);
  });

  it("mark those accurate to a kilometre only as approximate", () => {
    expect(named("110000", "business-area", "国贸CBD")?.approximate).toBe(true);
    expect(named("110000", "district", "海淀区")?.approximate).toBeUndefined();
    expect(named("310000", "metro", "人民广场")?.approximate).toBeUndefined();
    expect(named("310000", "metro", "迪士尼")?.approximate).toBe(true);
  });
});

describe("coverage", () => {
  it("gives every openable city areas and hubs, the large ones more", () => {
    const thin = cities().filter(
      ({ code, openable }) => openable && (ofKind(code, "business-area").length < 3 || ofKind(code, "hub").length < 2),
    );
    expect(thin).toEqual([]);
    for (const code of ["110000", "310000", "440100", "440300", "330100", "510100"]) {
      expect(ofKind(code, "business-area").length).toBeGreaterThanOrEqual(20);
    }
  });

  it.each([
    ["110000", "business-area", "前门大栅栏", "qianmendashilan"],
    ["110000", "district", "朝阳区", "chaoyangqu"],
    ["110000", "metro", "什刹海", "shichahai"],
    ["110000", "metro", "马家堡", "majiapu"],
    ["310000", "metro", "莘庄", "xinzhuang"],
    ["310000", "district", "长宁区", "changningqu"],
    ["310000", "district", "闵行区", "minhangqu"],
    ["440100", "district", "番禺区", "panyuqu"],
    ["440100", "metro", "厦滘", "xiajiao"],
    ["440300", "metro", "岗厦北", "gangxiabei"],
    ["610100", "district", "长安区", "changanqu"],
    ["371700", "district", "单县", "shanxian"],
    ["141000", "district", "洪洞县", "hongtongxian"],
    ["411700", "district", "泌阳县", "biyangxian"],
    ["131000", "district", "大城县", "daichengxian"],
    ["500000", "metro", "曾家岩", "zengjiayan"],
  ] as const)("reads %s %s %s as %s", (cityCode, kind, name, reading) => {
    expect(named(cityCode, kind, name)?.pinyin).toBe(reading);
  });

  it("assigns a municipality's districts to the municipality", () => {
    expect(ofKind("110000", "district")).toHaveLength(16);
    expect(ofKind("500000", "district")).toHaveLength(38);
    expect(named("330100", "district", "临平区")?.id).toBe("330113");
  });
});
