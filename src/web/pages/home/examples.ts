import type { Output } from "../../../contract/index.ts";
import type { SpaceWire, VenueCard } from "../../../contract/entities.ts";
import { formatDate } from "../../../domain/format.ts";
import { homeZh } from "../../../texts/home.zh.ts";

interface Facts {
  /** Venues with a space that fits the first sentence. */
  seated: VenueCard[];
  /** Venues by occasion. */
  places: Output<"home/getGoodPlace">;
  /** ISO day for the sentence with a date. */
  day: string;
  /** Names of the city's business areas, stations and hubs; a district of the same short name keeps its full name. */
  areaNames: ReadonlySet<string>;
}

/** A venue with its fitting space. */
interface Known {
  venue: VenueCard;
  space: SpaceWire;
  people: number;
  /** Display names. */
  district: string | undefined;
  area: string | undefined;
}

const shown = 6;
const steps = [1000, 800, 600, 500, 300, 200, 150, 100, 80, 60, 50, 40, 30, 20, 10] as const;
const words = homeZh.examples;

/** Returns the largest round number of people that this many seats hold. */
const round = (people: number): number => steps.find((step) => step <= people) ?? people;

const withoutNote = (name: string): string => name.replace(/[（(].*$/, "");

/** Returns a district's short name (朝阳, 浦东); the full one (光明区) where 光明 is also a business area. */
function districtSaid(name: string, areaNames: ReadonlySet<string>): string {
  const short = withoutNote(name).replace(/^(..+?)(?:新区|区|县|市)$/, "$1");
  return areaNames.has(short) ? name : short;
}

const joined = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("，");

/** Returns the candidate that passes the most tests; the first on a tie. */
function mostOf(known: Known[], tests: ((one: Known) => unknown)[]): Known | undefined {
  const score = (one: Known) => tests.reduce((sum, test) => sum + (test(one) ? 1 : 0), 0);
  return known.toSorted((a, b) => score(b) - score(a))[0];
}

const has = (key: SpaceWire["features"][number]) => (one: Known) => one.space.features.includes(key);
const area = (one: Known) => one.area;
/** Returns the district, or the area: Dongguan and Zhongshan have no districts. */
const whereabouts = (one: Known) => one.district || one.area;

function classroom(known: Known[]): string | undefined {
  const one = mostOf(known, [whereabouts, has("led"), ({ space }) => space.priceDay]);
  const place = one && whereabouts(one);
  if (!one || !place) return undefined;
  const budget = one.space.priceDay && words.budget(Math.ceil(one.space.priceDay / 10_000));
  return joined(
    words.nextFriday + words.classroom(place, Math.min(200, round(one.people))),
    budget || "",
    has("led")(one) && words.led,
  );
}

function closedDoor(known: Known[]): string | undefined {
  const one = mostOf(known, [area, has("daylight"), has("video-meeting")]);
  const place = one && (one.area || one.district);
  if (!one || !place) return undefined;
  const wishes = [has("daylight")(one) && words.daylight, has("video-meeting")(one) && words.video];
  return joined(words.closedDoor(place, Math.min(20, round(one.people))), ...wishes);
}

function annual(known: Known[], day: string): string | undefined {
  const one = mostOf(known, [has("vehicle-access"), ({ space }) => (space.height ?? 0) >= 6]);
  if (!one) return undefined;
  const height = Math.min(6, Math.floor(one.space.height ?? 0));
  const date = formatDate(day).replace(/ 周.$/, "");
  const wishes = [height >= 4 && words.clearHeight(height), has("vehicle-access")(one) && words.vehicle];
  return joined(words.annual(date, Math.min(600, round(one.people))), ...wishes);
}

function training(known: Known[]): string | undefined {
  const sleeps = ({ venue }: Known) => (venue.guestRoomCount ?? 0) >= 100;
  const one = mostOf(known, [whereabouts, sleeps]);
  const place = one && whereabouts(one);
  return one && place && joined(words.training(place, Math.min(80, round(one.people))), sleeps(one) && words.rooms);
}

function byMetro(known: Known[]): string | undefined {
  const near = ({ venue }: Known) => venue.metro?.metres !== undefined && venue.metro.metres <= 800;
  const one = known.find((candidate) => near(candidate) && whereabouts(candidate));
  const place = one && whereabouts(one);
  return one && place && words.byMetro(place, Math.min(150, round(one.people)));
}

function launch(known: Known[]): string | undefined {
  const keys = ["pillar-free", "three-phase", "rigging"] as const;
  const one = mostOf(known, keys.map(has));
  if (!one || !keys.some((key) => has(key)(one))) return undefined;
  const wishes = [
    has(keys[0])(one) && words.pillarFree,
    has(keys[1])(one) && words.power,
    has(keys[2])(one) && words.rigging,
  ];
  return joined(words.launch(Math.min(500, round(one.people))), ...wishes);
}

/**
 * Builds up to six example sentences for a city. Each is derived from one of its spaces, so that its search finds at
 * least that space; a city with few spaces gets fewer.
 */
export function examplesOf({ seated, places, day, areaNames }: Facts): string[] {
  const knownOf = (venues: VenueCard[]): Known[] =>
    venues.flatMap((venue) => {
      const { fit, districtName, areaName } = venue;
      if (!fit) return [];
      const named = {
        district: districtName && districtSaid(districtName, areaNames),
        area: areaName && withoutNote(areaName),
      };
      return [{ venue, space: fit.space, people: fit.people, ...named }];
    });
  const rows = knownOf(seated);
  const byPeople = (least: number, most: number) =>
    knownOf(places.filter(({ people }) => people >= least && people < most).flatMap(({ list }) => list));
  const [large, middle, small] = [byPeople(300, 1e6), byPeople(50, 300), byPeople(0, 50)];
  const plain = [...rows, ...middle, ...small].flatMap((one) => {
    const place = whereabouts(one);
    return place ? [words.plain(place, round(one.people))] : [];
  });
  const sentences = [
    classroom(rows),
    closedDoor(small),
    annual(large, day),
    training(middle),
    byMetro([...rows.slice(1), ...middle]),
    launch(large.length > 0 ? large : rows),
    ...plain,
  ].filter((text): text is string => Boolean(text));
  return [...new Set(sentences)].slice(0, shown);
}
