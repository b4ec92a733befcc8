import type { CaseFacts, CaseText } from "../src/domain/content/case.ts";
import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { cityPlans } from "./city-plan.ts";
import type { CaseStory } from "./content/case-story.ts";
import { cityOf } from "./map.ts";

/** A case story that may name its space. */
export type SetStory = CaseStory & { spaceCode?: string };

export interface PlacedCase {
  id: string;
  facts: CaseFacts;
  text: CaseText;
}

/** Finds the code of a demo city by its Chinese name. @throws Error if there is none */
function codeOf(name: string): string {
  const plan = cityPlans.find(({ code }) => cityOf(code).name === name);
  if (!plan) throw new Error(`The demo has no city ${name}.`);
  return plan.code;
}

const wanted = (story: CaseStory, space: Space): boolean =>
  (space.capacity[story.layout] ?? 0) >= story.attendees && story.needs.every((key) => space.features.includes(key));

/**
 * Assigns every story the smallest unused space of its city, venue type and needs that seats its attendees. Spaces of
 * hotel groups come first if not far too large, since group pages show cases.
 * @throws Error if a story fits no space: change the story, not the catalogue
 */
export function placeCases(
  stories: readonly SetStory[],
  venues: readonly Venue[],
  spaces: readonly Space[],
): PlacedCase[] {
  const houses = new Map(venues.map((venue) => [venue.id, venue]));
  const taken = new Set(stories.flatMap(({ spaceCode }) => spaceCode ?? []));
  const waste = (story: CaseStory, space: Space) => space.capacity[story.layout]! - story.attendees;
  const inGroup = (story: CaseStory, space: Space) =>
    houses.get(space.venueId)!.groupName !== undefined && waste(story, space) <= story.attendees * 0.6;
  const homeless: string[] = [];
  const placed = stories.flatMap((story): PlacedCase[] => {
    const { id, title, city, venueType, month, text, lessons, needs: _, spaceCode, ...facts } = story;
    const code = codeOf(city);
    const hall = spaceCode
      ? spaces.find((space) => space.id === spaceCode)
      : spaces
          .filter((space) => {
            const house = houses.get(space.venueId)!;
            return !taken.has(space.id) && house.cityCode === code && house.type === venueType && wanted(story, space);
          })
          .sort(
            (a, b) =>
              Number(inGroup(story, b)) - Number(inGroup(story, a)) ||
              waste(story, a) - waste(story, b) ||
              (a.id < b.id ? -1 : 1),
          )[0];
    if (!hall) {
      homeless.push(`${id} (${city}, ${venueType}, ${story.attendees} ${story.layout}, ${story.needs})`);
      return [];
    }
    taken.add(hall.id);
    const place = { cityCode: code, siteId: hall.venueId, spaceCode: hall.id };
    return [{ id, facts: { ...facts, name: title, date: month, demo: true, ...place }, text: { text, lessons } }];
  });
  if (homeless.length > 0) throw new Error(`No hall for the cases ${homeless.join(", ")}`);
  return placed;
}
