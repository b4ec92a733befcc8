import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import type { VenuePlan } from "./venue-plan.ts";
import { type Random, createRandom } from "../random.ts";

const formatNumber = (value: number): string => value.toLocaleString("en-US");
const openAirNames = /草坪|甲板|场地|篝火/;

/** Returns the largest indoor space, or the largest of all if none is indoor. */
function findLargestSpace(spaces: readonly Space[]): Space | undefined {
  const roofed = spaces.filter((space) => !openAirNames.test(space.name));
  const [first, ...rest] = roofed.length > 0 ? roofed : spaces;
  return rest.reduce((best, space) => ((space.area ?? 0) > (best?.area ?? 0) ? space : best), first);
}

/** Appends a name to Chinese text, with a space before digits and Latin letters. */
const joinWithSpacing = (text: string, name: string): string =>
  /^[A-Za-z0-9]/.test(name) ? `${text} ${name}` : text + name;
const formatSides = (space: Space): string =>
  space.length && space.width ? `${space.length} × ${space.width} m` : `${formatNumber(space.area ?? 0)} m²`;

/** Describes the access: a metro station within twenty minutes on foot, else the first station or airport. */
function describeAccess({ transport }: Venue): string | undefined {
  const metro = transport.find((link) => link.kind === "metro" && (link.minutes ?? Infinity) <= 20);
  if (metro) return `${metro.name.replace(/站$/, "")}站步行 ${metro.minutes} 分钟`;
  const far = transport.find((link) => link.kind !== "metro" && link.minutes !== undefined);
  return far && `${far.name}车程 ${far.minutes} 分钟`;
}

const formatHeight = (space: Space): string => (space.height ? `，净高 ${space.height} m` : "");

/** Writes the one-line summary: access, largest space, guest rooms. */
export function writeSummary(venue: Venue, spaces: readonly Space[]): string {
  const largest = findLargestSpace(spaces);
  const pillars = largest?.features.includes("pillar-free") && (largest.area ?? 0) >= 200 ? "，无柱" : "";
  const room = largest
    ? `${largest.name} ${formatNumber(largest.area ?? 0)} m²${formatHeight(largest)}${pillars}`
    : undefined;
  const rooms = venue.guestRoomCount ? `客房 ${formatNumber(venue.guestRoomCount)} 间` : undefined;
  return `${[describeAccess(venue), room, rooms].filter((part) => part !== undefined).join("；")}。`;
}

const starNames: Record<number, string> = { 5: "五星酒店", 4: "四星酒店", 3: "三星酒店", 2: "二星酒店" };

function describeVenue(random: Random, plan: VenuePlan, venue: Venue): string {
  const at = plan.place.areas[0]?.name ?? plan.place.district?.name ?? plan.city.name;
  const type = starNames[venue.star ?? 0] ?? `${venue.grade ?? ""}${getVenueTypeByKey(venue.type).name}`;
  const years = plan.renovated ? `${plan.opened} 年开业，${plan.renovated} 年翻新` : `${plan.opened} 年开业`;
  return random.pick([`${type}，在${at}，${years}。`, `在${at}，${years}。`, `${years}，位于${at}。`]);
}

function describeLargestSpace(random: Random, largest: Space): string {
  const parts = largest.splitsInto ? `，可分成 ${largest.splitsInto.length} 个厅同时用` : "";
  const led = largest.led ? `，自带 LED 屏 ${largest.led.width} × ${largest.led.height} m` : "";
  return random.pick([
    `${joinWithSpacing("最大的是", largest.name)}，${formatSides(largest)}${formatHeight(largest)}${parts}${led}。`,
    `${joinWithSpacing("主会场用", largest.name)}：${formatSides(largest)}${formatHeight(largest)}${led}${parts}。`,
  ]);
}

function describeSmallSpaces(random: Random, spaces: readonly Space[], largest: Space | undefined): string | undefined {
  const small = spaces.filter(
    (space) => space !== largest && (space.area ?? 0) > 0 && space.area! < 150 && !space.partOf,
  );
  if (small.length < 2) return undefined;
  const areas = small.map((space) => space.area!);
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  const range = least === most ? `都是 ${least} m²` : `${least} 到 ${most} m²`;
  const daylight = small.filter((space) => space.daylight).length;
  const light = daylight > 0 ? `，${daylight} 间有窗` : "";
  return random.pick([
    `分会场有 ${small.length} 间小厅，${range}${light}。`,
    `另有 ${small.length} 间小厅可作讨论室，${range}${light}。`,
  ]);
}

/** Venue types where events usually last a day or more. */
const outOfTown = new Set<Venue["type"]>(["conference-centre", "exhibition-hall", "outdoor", "school"]);

/** Codes of cities abroad begin with 9. */
const isAbroad = ({ cityCode }: Venue): boolean => cityCode.startsWith("9");

/** Picks one practical hint that follows from the facts. */
function pickAdvice(
  random: Random,
  venue: Venue,
  spaces: readonly Space[],
  largest: Space | undefined,
): string | undefined {
  const lines: string[] = [];
  if (largest?.pillars) lines.push(`${largest.name}有 ${largest.pillars} 根柱，摆剧院式时让开柱后的座位。`);
  if (largest?.height && largest.height < 3.6 && (largest.area ?? 0) > 200)
    lines.push("净高不高，背景板做到 2.8 m 以内较稳妥。");
  if (largest?.loadInDoor)
    lines.push(`大件走进货门，${largest.loadInDoor.width} × ${largest.loadInDoor.height} m，搭建前先量。`);
  if (largest?.height === undefined) lines.push("最大厅的净高暂无，搭台前请先问。");
  if (venue.features.includes("metro-800")) lines.push("多数人可以坐地铁来，不必包车。");
  else if (isAbroad(venue)) lines.push("团队进出以包车为主，高峰时段的车程加倍预留。");
  else lines.push("离地铁稍远，人多时建议安排接驳车。");
  if (venue.features.includes("lawn")) lines.push("草坪用到晚上要另备照明，并留一间室内厅防雨。");
  if (!venue.guestRoomCount && outOfTown.has(venue.type)) lines.push("本处没有客房，过夜请在附近另订酒店。");
  if (spaces.some((space) => space.features.includes("vehicle-access"))) lines.push("车辆可以开进展厅，先报车重。");
  return random.pick(lines);
}

/** Writes three or four short sentences from the facts of the venue. */
export function writeDescription(seed: number, plan: VenuePlan, venue: Venue, spaces: readonly Space[]): string {
  const random = createRandom(seed, "description", venue.id);
  const largest = findLargestSpace(spaces);
  const parts = [
    describeVenue(random, plan, venue),
    largest && describeLargestSpace(random, largest),
    describeSmallSpaces(random, spaces, largest),
    pickAdvice(random, venue, spaces, largest),
  ];
  return parts.filter((part) => part !== undefined).join("");
}
