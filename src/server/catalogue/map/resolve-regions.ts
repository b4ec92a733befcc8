import type { Region, RegionKind } from "#domain/city/city.ts";
import type { TransportLink } from "#domain/venue/venue.ts";
import { getRegions } from "../../geography/get-regions.ts";

/** Region names in a row. */
export interface RegionNames {
  district?: string | undefined;
  areas?: readonly string[] | undefined;
  /** Districts or business areas. */
  places?: readonly string[] | undefined;
  /** Stations, each optionally with line, exit and distance: 「三元桥地铁站C2口 300米」. */
  metro?: readonly string[] | undefined;
  hubs?: readonly string[] | undefined;
}

export interface ResolvedRegions {
  regionIds: string[];
  metros: TransportLink[];
  /** Messages on names without a known region. */
  notes: string[];
}

/** Returns equivalent spellings of a region's name. */
const listSpellings = (kind: RegionKind, name: string): string[] => {
  if (kind === "district") return [name, `${name}区`, `${name}县`, name.replace(/[区县]$/, "新区")];
  if (kind !== "metro") return [name, `${name}站`];
  const short = name.replace(/站$/, "");
  return [name, short, `${short}站`, short.replace(/^T(\d)航站楼$/, "$1号航站楼")];
};

function findRegion(regions: readonly Region[], kind: RegionKind, name: string): Region | undefined {
  const own = regions.filter((region) => region.kind === kind);
  for (const spelling of listSpellings(kind, name.trim())) {
    const found = own.find((region) => region.name === spelling);
    if (found) return found;
  }
  return undefined;
}

const distancePart = /(?:(?:[（(](?:约|距离?)?|约|距离?)\s*)?(\d{1,5})\s*(?:米|m)[)）]?$/i;
const exitPart = /([A-Z]\d?(?:[东西南北]{1,2})?口)$/;
const lineName =
  "(?:\\d{1,2}|[一二三四五六七八九十]{1,3})(?:号线)?(?:[/／](?:\\d{1,2}|[一二三四五六七八九十]{1,3})(?:号线)?){0,3}(?<=号线)";
const linePart = new RegExp(`^(?:地铁|轨道交通)?(${lineName})|[（(]?(?:地铁)?(${lineName})[）)]?$`);
const walkPart = /[,，(（]?(?:约?步行|走路)(?:约|大约)?(\d{1,3}) ?分钟?[)）]?$/;

/** Removes a part from a text: returns the rest and the part's first matching group. */
function splitOff(text: string, part: RegExp): [string, string | undefined] {
  const match = part.exec(text);
  return match ? [text.replace(part, "").trim(), match.slice(1).find(Boolean)] : [text, undefined];
}

interface ParsedMetroLink {
  link: TransportLink;
  region: Region | undefined;
  /** Minutes of a walk, which a link does not have. */
  minutes: string | undefined;
}

/** Parses a metro link; uses the official name of the station if the city has it. */
function parseMetroLink(regions: readonly Region[], text: string): ParsedMetroLink {
  const [withDistance, minutes] = splitOff(text.trim(), walkPart);
  const [withExit, metres] = splitOff(withDistance, distancePart);
  const [withLine, exit] = splitOff(withExit, exitPart);
  const [withSuffix, line] = splitOff(withLine, linePart);
  const name = withSuffix.replace(/地铁站$|站$/, "");
  const plain = withSuffix.replace(/^(?:距离?|近|地铁)/, "").replace(/地铁站$|站$/, "");
  const region = findRegion(regions, "metro", name) ?? findRegion(regions, "metro", plain);
  const own = line?.split(/[/／]/).map((one) => one.replace(/(?:号线)?$/, "号线"));
  const lines = region?.lines?.length ? region.lines : own;
  const link: TransportLink = { kind: "metro", name: region?.name ?? name };
  if (lines) link.lines = [...lines];
  if (exit) link.exit = exit;
  if (metres) link.metres = Number(metres);
  return { link, region, minutes };
}

/** Resolves a row's region names within a city, the district first. Reports unknown names in `notes`. */
export function resolveRegions(
  cityCode: string,
  { district, areas = [], places = [], metro = [], hubs = [] }: RegionNames,
): ResolvedRegions {
  const regions = getRegions(cityCode);
  const ids: string[] = [];
  const notes: string[] = [];
  const addRegion = (kind: RegionKind, what: string, name: string) => {
    const region = findRegion(regions, kind, name);
    if (region) ids.push(region.id);
    else notes.push(`没有“${name}”这个${what}，没有收`);
  };
  if (district) addRegion("district", "行政区", district);
  for (const name of areas) addRegion("business-area", "商圈", name);
  for (const name of places)
    addRegion(findRegion(regions, "district", name) ? "district" : "business-area", "区域", name);
  const metros = metro.map((text) => {
    const { link, region, minutes } = parseMetroLink(regions, text);
    if (region) ids.push(region.id);
    else notes.push(`没有“${link.name}”这个地铁站，只记站名`);
    if (minutes) notes.push(`“${text}”的步行 ${minutes} 分钟没有收`);
    return link;
  });
  for (const name of hubs) addRegion("hub", "机场或车站", name);
  return { regionIds: [...new Set(ids)], metros, notes };
}
