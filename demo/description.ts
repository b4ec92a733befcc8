import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { venueTypeByKey } from "../src/domain/venue/venue-type.ts";
import type { House } from "./house.ts";
import { type Random, randomFor } from "./random.ts";

const figure = (value: number): string => value.toLocaleString("en-US");
const openAir = /草坪|甲板|场地|篝火/;

/** Returns the largest indoor space, or the largest of all if none is indoor. */
function largestOf(spaces: readonly Space[]): Space | undefined {
  const roofed = spaces.filter((space) => !openAir.test(space.name));
  const [first, ...rest] = roofed.length > 0 ? roofed : spaces;
  return rest.reduce((best, space) => ((space.area ?? 0) > (best?.area ?? 0) ? space : best), first);
}

/** Appends a name to Chinese text, with a space before digits and Latin letters. */
const after = (text: string, name: string): string => (/^[A-Za-z0-9]/.test(name) ? `${text} ${name}` : text + name);
const sidesOf = (space: Space): string =>
  space.length && space.width ? `${space.length} × ${space.width} m` : `${figure(space.area ?? 0)} m²`;

/** Describes the access: a metro station within twenty minutes on foot, else the first station or airport. */
function wayOf({ transport }: Venue): string | undefined {
  const metro = transport.find((link) => link.kind === "metro" && (link.minutes ?? Infinity) <= 20);
  if (metro) return `${metro.name}站步行 ${metro.minutes} 分钟`;
  const far = transport.find((link) => link.kind !== "metro" && link.minutes !== undefined);
  return far && `${far.name}车程 ${far.minutes} 分钟`;
}

const heightOf = (space: Space): string => (space.height ? `，净高 ${space.height} m` : "");

/** Writes the one-line summary: access, largest space, guest rooms. */
export function summaryOf(venue: Venue, spaces: readonly Space[]): string {
  const hall = largestOf(spaces);
  const pillars = hall?.features.includes("pillar-free") && (hall.area ?? 0) >= 200 ? "，无柱" : "";
  const room = hall ? `${hall.name} ${figure(hall.area ?? 0)} m²${heightOf(hall)}${pillars}` : undefined;
  const rooms = venue.guestRoomCount ? `客房 ${figure(venue.guestRoomCount)} 间` : undefined;
  return `${[wayOf(venue), room, rooms].filter((part) => part !== undefined).join("；")}。`;
}

const starNames: Record<number, string> = { 5: "五星酒店", 4: "四星酒店", 3: "三星酒店", 2: "二星酒店" };

function aboutHouse(random: Random, house: House, venue: Venue): string {
  const at = house.place.areas[0]?.name ?? house.place.district?.name ?? house.city.name;
  const type = starNames[venue.star ?? 0] ?? `${venue.grade ?? ""}${venueTypeByKey(venue.type).name}`;
  const years = house.renovated ? `${house.opened} 年开业，${house.renovated} 年翻新` : `${house.opened} 年开业`;
  return random.pick([`${type}，在${at}，${years}。`, `在${at}，${years}。`, `${years}，位于${at}。`]);
}

function aboutHall(random: Random, hall: Space): string {
  const parts = hall.splitsInto ? `，可分成 ${hall.splitsInto.length} 个厅同时用` : "";
  const led = hall.led ? `，自带 LED 屏 ${hall.led.width} × ${hall.led.height} m` : "";
  return random.pick([
    `${after("最大的是", hall.name)}，${sidesOf(hall)}${heightOf(hall)}${parts}${led}。`,
    `${after("主会场用", hall.name)}：${sidesOf(hall)}${heightOf(hall)}${led}${parts}。`,
  ]);
}

function aboutSmall(random: Random, spaces: readonly Space[], hall: Space | undefined): string | undefined {
  const small = spaces.filter((space) => space !== hall && (space.area ?? 0) > 0 && space.area! < 150 && !space.partOf);
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

/** Picks one practical hint that follows from the facts. */
function advice(random: Random, venue: Venue, spaces: readonly Space[], hall: Space | undefined): string | undefined {
  const lines: string[] = [];
  if (hall?.pillars) lines.push(`${hall.name}有 ${hall.pillars} 根柱，摆剧院式时让开柱后的座位。`);
  if (hall?.height && hall.height < 3.6 && (hall.area ?? 0) > 200)
    lines.push("净高不高，背景板做到 2.8 m 以内较稳妥。");
  if (hall?.loadInDoor)
    lines.push(`大件走进货门，${hall.loadInDoor.width} × ${hall.loadInDoor.height} m，搭建前先量。`);
  if (hall?.height === undefined) lines.push("最大厅的净高暂无，搭台前请先问。");
  if (venue.features.includes("metro-800")) lines.push("多数人可以坐地铁来，不必包车。");
  else lines.push("离地铁稍远，人多时建议安排接驳车。");
  if (venue.features.includes("lawn")) lines.push("草坪用到晚上要另备照明，并留一间室内厅防雨。");
  if (!venue.guestRoomCount && outOfTown.has(venue.type)) lines.push("本处没有客房，过夜请在附近另订酒店。");
  if (spaces.some((space) => space.features.includes("vehicle-access"))) lines.push("车辆可以开进展厅，先报车重。");
  return random.pick(lines);
}

/** Writes three or four short sentences from the facts of the venue. */
export function descriptionOf(seed: number, house: House, venue: Venue, spaces: readonly Space[]): string {
  const random = randomFor(seed, "description", venue.id);
  const hall = largestOf(spaces);
  const parts = [
    aboutHouse(random, house, venue),
    hall && aboutHall(random, hall),
    aboutSmall(random, spaces, hall),
    advice(random, venue, spaces, hall),
  ];
  return parts.filter((part) => part !== undefined).join("");
}
