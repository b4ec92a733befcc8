import type { CaseFacts, CaseText } from "#domain/content/case-facts.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { cityPlans } from "../geography/city-plan.ts";
import { caseChanges } from "./changes/case-changes.ts";
import { earlierSetups } from "./changes/earlier-setups.ts";
import { parseCaseKind } from "./parse-case-kind.ts";
import { parseCaseChanges } from "./changes/parse-case-changes.ts";
import type { CaseStory } from "./case-story.ts";
import { getCity } from "../geography/get-city.ts";

/** A case story that may name its space. */
export type PinnedCaseStory = CaseStory & { spaceCode?: string };

export interface PlacedCase {
  id: string;
  facts: CaseFacts;
  text: CaseText;
}

/** Finds the code of a demo city by its Chinese name. @throws Error if there is none */
function findCityCode(name: string): string {
  const plan = cityPlans.find(({ code }) => getCity(code).name === name);
  if (!plan) throw new Error(`The demo has no city ${name}.`);
  return plan.code;
}

/** Returns whether a space is where the story's text says it was. */
const isAtPlace = ({ place = {} }: CaseStory, space: Space, venue: Venue): boolean =>
  (place.venueFeatures ?? []).every((key) => venue.features.includes(key)) &&
  (place.venueName?.test(venue.name) ?? true) &&
  (place.spaceName?.test(space.name) ?? true);

const meetsNeeds = (story: CaseStory, space: Space, venue: Venue): boolean =>
  story.needs.every((key) => space.features.includes(key)) &&
  isAtPlace(story, space, venue) &&
  (getTrustedCapacity(space, story.layout) ?? 0) >= story.attendees;

/** Returns what differs from the earlier time: figures, and how people sat. */
function listComparison(id: string): Pick<CaseText, "changes" | "earlier"> {
  const changes = caseChanges[id];
  const earlier = earlierSetups[id];
  return { ...(changes && { changes: parseCaseChanges(changes) }), ...(earlier && { earlier }) };
}

/**
 * Assigns every story the smallest unused space of its city, venue type, needs and place that seats its attendees. Spaces of
 * hotel groups come first if not far too large, since group pages show cases.
 * @throws Error if a story fits no space: change the story, not the catalogue
 */
export function placeCases(
  stories: readonly PinnedCaseStory[],
  venues: readonly Venue[],
  spaces: readonly Space[],
): PlacedCase[] {
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spacesByPlace = Map.groupBy(spaces, ({ venueId }) => {
    const { cityCode, type } = venueById.get(venueId)!;
    return `${cityCode} ${type}`;
  });
  const usedSpaces = new Set(stories.flatMap(({ spaceCode }) => spaceCode ?? []));
  const countSpareSeats = (story: CaseStory, space: Space) =>
    getTrustedCapacity(space, story.layout)! - story.attendees;
  const isGroupVenue = (story: CaseStory, space: Space) =>
    venueById.get(space.venueId)!.groupName !== undefined && countSpareSeats(story, space) <= story.attendees * 0.6;
  const unplaced: string[] = [];
  const placed = stories.flatMap((story): PlacedCase[] => {
    const { id, title, city, venueType, month, text, lessons, needs: _, place: __, spaceCode, ...facts } = story;
    const code = findCityCode(city);
    const match = spaceCode
      ? spaces.find((space) => space.id === spaceCode)
      : (spacesByPlace.get(`${code} ${venueType}`) ?? [])
          .filter((space) => !usedSpaces.has(space.id) && meetsNeeds(story, space, venueById.get(space.venueId)!))
          .sort(
            (a, b) =>
              Number(isGroupVenue(story, b)) - Number(isGroupVenue(story, a)) ||
              countSpareSeats(story, a) - countSpareSeats(story, b) ||
              (a.id < b.id ? -1 : 1),
          )[0];
    if (!match) {
      unplaced.push(`${id} (${city}, ${venueType}, ${story.attendees} ${story.layout}, ${story.needs})`);
      return [];
    }
    usedSpaces.add(match.id);
    const place = { cityCode: code, siteId: match.venueId, spaceCode: match.id };
    return [
      {
        id,
        facts: { ...facts, ...parseCaseKind(title), name: title, date: month, demo: true, ...place },
        text: { text, lessons, ...listComparison(id) },
      },
    ];
  });
  if (unplaced.length > 0) throw new Error(`No space for the cases ${unplaced.join(", ")}`);
  return placed;
}
