import { describe, expect, it } from "vitest";
import { getDistanceMetres } from "#domain/distance.ts";
import { getMetroLines } from "./metro-line.ts";
import { cities, getRegions } from "./get-regions.ts";

const withMetro = cities().filter((city) => getMetroLines(city.code).length > 0);
const stationsOf = (cityCode: string) => getRegions(cityCode).filter((region) => region.kind === "metro");

describe("metro lines", () => {
  it("are known for the larger cities", () => {
    expect(withMetro.map((city) => city.name)).toEqual(
      "北京 天津 上海 南京 苏州 杭州 武汉 广州 深圳 重庆 成都 西安".split(" "),
    );
    expect(stationsOf("110000").length).toBeGreaterThan(300);
  });

  it("cover exactly the stations of their city", () => {
    for (const city of withMetro) {
      const stations = stationsOf(city.code).map((station) => station.name);
      const served = new Set(getMetroLines(city.code).flatMap((line) => line.stations));
      expect([...served].filter((name) => !stations.includes(name))).toEqual([]);
      expect(stations.filter((name) => !served.has(name))).toEqual([]);
    }
  });

  it("visit a station once, and mark loops", () => {
    const lines = withMetro.flatMap((city) => getMetroLines(city.code));
    expect(lines.filter((line) => new Set(line.stations).size !== line.stations.length)).toEqual([]);
    const loops = getMetroLines("110000").filter((line) => line.loop);
    expect(loops.map((line) => line.name)).toEqual(["2号线", "10号线"]);
    expect(loops[0]?.stations).toHaveLength(18);
  });

  it("have no large gaps between stations in cities with complete lines", () => {
    const jumps = ["110000", "310000", "440100", "440300"].flatMap((code) => {
      const at = new Map(stationsOf(code).map((station) => [station.name, station]));
      return getMetroLines(code).flatMap((line) =>
        line.stations.slice(1).flatMap((name, index) => {
          const from = at.get(line.stations[index] ?? "");
          const to = at.get(name);
          const metres = from && to ? getDistanceMetres(from.lng, from.lat, to.lng, to.lat) : Number.POSITIVE_INFINITY;
          const express = /机场线$|^18号线$/.test(line.name);
          return metres > (express ? 26_000 : 10_000) ? [`${line.name} ${name}`] : [];
        }),
      );
    });
    expect(jumps).toEqual([]);
  });

  it("are listed on their stations", () => {
    const find = (code: string, name: string) => stationsOf(code).find((station) => station.name === name)?.lines;
    expect(find("110000", "国贸")).toEqual(["1号线", "10号线"]);
    expect(find("310000", "国家会展中心")).toEqual(["2号线", "17号线"]);
    expect(find("440100", "琶洲")).toEqual(["8号线"]);
    expect(find("440300", "国展")).toEqual(["12号线", "20号线"]);
  });
});
