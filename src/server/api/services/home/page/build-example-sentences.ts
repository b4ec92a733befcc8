import type { Output } from "#contract/index.ts";
import type { SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import { formatDate, formatNumber } from "#domain/format.ts";
import { exampleSentencesZh as texts } from "#texts/search/example-sentences.zh.ts";
import { removeNote } from "#domain/text/remove-note.ts";

interface ExampleFacts {
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
interface Candidate {
  venue: VenueCard;
  space: SpaceWire;
  people: number;
  /** Display names. */
  district: string | undefined;
  area: string | undefined;
}

const examplesShown = 6;
const roundPeople = [1000, 800, 600, 500, 300, 200, 150, 100, 80, 60, 50, 40, 30, 20, 10] as const;

/** Returns the largest round number of people that this many seats hold. */
const roundDownPeople = (people: number): number => roundPeople.find((step) => step <= people) ?? people;

/** Returns a district's short name (朝阳, 浦东); the full one (光明区) where 光明 is also a business area. */
function shortenDistrictName(name: string, areaNames: ReadonlySet<string>): string {
  const short = removeNote(name).replace(/^(..+?)(?:新区|区|县|市)$/, "$1");
  return areaNames.has(short) ? name : short;
}

const joinParts = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join("，");

/** Returns the candidate that passes the most tests; the first on a tie. */
function pickBestMatch(candidates: Candidate[], tests: ((one: Candidate) => unknown)[]): Candidate | undefined {
  const score = (one: Candidate) => tests.reduce((sum, test) => sum + (test(one) ? 1 : 0), 0);
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}

const hasFeature = (key: SpaceWire["features"][number]) => (one: Candidate) => one.space.features.includes(key);
const getArea = (one: Candidate) => one.area;
/** Returns the district, or the area: Dongguan and Zhongshan have no districts. */
const getDistrictOrArea = (one: Candidate) => one.district || one.area;

function buildClassroomSentence(candidates: Candidate[]): string | undefined {
  const one = pickBestMatch(candidates, [getDistrictOrArea, hasFeature("led"), ({ space }) => space.priceDay]);
  const place = one && getDistrictOrArea(one);
  if (!one || !place) return undefined;
  const budget = one.space.priceDay && texts.budget(Math.ceil(one.space.priceDay / 10_000));
  return joinParts(
    texts.nextFriday + texts.classroom(place, formatNumber(Math.min(200, roundDownPeople(one.people)))),
    budget || "",
    hasFeature("led")(one) && texts.led,
  );
}

function buildClosedDoorSentence(candidates: Candidate[]): string | undefined {
  const one = pickBestMatch(candidates, [getArea, hasFeature("daylight"), hasFeature("video-meeting")]);
  const place = one && (one.area || one.district);
  if (!one || !place) return undefined;
  const extras = [hasFeature("daylight")(one) && texts.daylight, hasFeature("video-meeting")(one) && texts.video];
  return joinParts(texts.closedDoor(place, formatNumber(Math.min(20, roundDownPeople(one.people)))), ...extras);
}

function buildAnnualSentence(candidates: Candidate[], day: string): string | undefined {
  const one = pickBestMatch(candidates, [hasFeature("vehicle-access"), ({ space }) => (space.height ?? 0) >= 6]);
  if (!one) return undefined;
  const height = Math.min(6, Math.floor(one.space.height ?? 0));
  const date = formatDate(day).replace(/ 周.$/, "");
  const extras = [height >= 4 && texts.clearHeight(height), hasFeature("vehicle-access")(one) && texts.vehicle];
  return joinParts(texts.annual(date, formatNumber(Math.min(600, roundDownPeople(one.people)))), ...extras);
}

function buildTrainingSentence(candidates: Candidate[]): string | undefined {
  const hasGuestRooms = ({ venue }: Candidate) => (venue.guestRoomCount ?? 0) >= 100;
  const one = pickBestMatch(candidates, [getDistrictOrArea, hasGuestRooms]);
  const place = one && getDistrictOrArea(one);
  return (
    one &&
    place &&
    joinParts(
      texts.training(place, formatNumber(Math.min(80, roundDownPeople(one.people)))),
      hasGuestRooms(one) && texts.rooms,
    )
  );
}

function buildMetroSentence(candidates: Candidate[]): string | undefined {
  const isNearMetro = ({ venue }: Candidate) => venue.metro?.metres !== undefined && venue.metro.metres <= 800;
  const one = candidates.find((candidate) => isNearMetro(candidate) && getDistrictOrArea(candidate));
  const place = one && getDistrictOrArea(one);
  return one && place && texts.byMetro(place, formatNumber(Math.min(150, roundDownPeople(one.people))));
}

function buildLaunchSentence(candidates: Candidate[]): string | undefined {
  const keys = ["pillar-free", "three-phase", "rigging"] as const;
  const one = pickBestMatch(candidates, keys.map(hasFeature));
  if (!one || !keys.some((key) => hasFeature(key)(one))) return undefined;
  const extras = [
    hasFeature(keys[0])(one) && texts.pillarFree,
    hasFeature(keys[1])(one) && texts.power,
    hasFeature(keys[2])(one) && texts.rigging,
  ];
  return joinParts(texts.launch(formatNumber(Math.min(500, roundDownPeople(one.people)))), ...extras);
}

/**
 * Builds up to six example sentences for a city. Each is derived from one of its spaces, so that its search finds at
 * least that space; a city with few spaces gets fewer.
 */
export function buildExampleSentences({ seated, places, day, areaNames }: ExampleFacts): string[] {
  const toCandidates = (venues: VenueCard[]): Candidate[] =>
    venues.flatMap((venue) => {
      const { fit, districtName, areaName } = venue;
      if (!fit) return [];
      const named = {
        district: districtName && shortenDistrictName(districtName, areaNames),
        area: areaName && removeNote(areaName),
      };
      return [{ venue, space: fit.space, people: fit.people, ...named }];
    });
  const rows = toCandidates(seated);
  const pickByPeople = (least: number, most: number) =>
    toCandidates(places.filter(({ people }) => people >= least && people < most).flatMap(({ list }) => list));
  const [large, middle, small] = [pickByPeople(300, 1e6), pickByPeople(50, 300), pickByPeople(0, 50)];
  const plainSentences = [...rows, ...middle, ...small].flatMap((one) => {
    const place = getDistrictOrArea(one);
    return place ? [texts.plain(place, formatNumber(roundDownPeople(one.people)))] : [];
  });
  const sentences = [
    buildClassroomSentence(rows),
    buildClosedDoorSentence(small),
    buildAnnualSentence(large, day),
    buildTrainingSentence(middle),
    buildMetroSentence([...rows.slice(1), ...middle]),
    buildLaunchSentence(large.length > 0 ? large : rows),
    ...plainSentences,
  ].filter((text): text is string => Boolean(text));
  return [...new Set(sentences)].slice(0, examplesShown);
}
