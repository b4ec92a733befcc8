import type { CaseFacts, CaseText } from "../src/domain/content/case.ts";
import type { Space } from "../src/domain/space/space.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { cityPlans } from "./city-plan.ts";
import type { CaseStory } from "./content/case-story.ts";
import { cityOf } from "./map.ts";

/** A story that says in which hall it took place. */
export type SetStory = CaseStory & { spaceCode?: string };

export interface PlacedCase {
  id: string;
  facts: CaseFacts;
  text: CaseText;
}

/** The code of a city of the demo by its Chinese name. */
function codeOf(name: string): string {
  const plan = cityPlans.find(({ code }) => cityOf(code).name === name);
  if (!plan) throw new Error(`The demo has no city ${name}.`);
  return plan.code;
}

const wanted = (story: CaseStory, space: Space): boolean =>
  (space.capacity[story.layout] ?? 0) >= story.attendees && story.needs.every((key) => space.features.includes(key));

/**
 * Finds every story a hall of its city, its kind of house and its needs, the tightest that holds its people and that no
 * story took before it; among halls that are not far too large one in a house of a hotel group comes first, since the
 * group shows its cases.
 * @throws Error where a story has no hall: the story is to be changed, not the catalogue
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
