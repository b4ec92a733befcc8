import { expect, test } from "vitest";
import { type FeatureKey, features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { preparedBeijingVocabulary } from "../beijing-vocabulary.fixture.ts";
import { parseSentence } from "../parse-sentence.ts";

const read = (text: string) => parseSentence(text, { today: "2026-11-20", vocabulary: preparedBeijingVocabulary });

const getFeatureName = (feature: FeatureKey) => features.find(({ key }) => key === feature)!.name;

const choices = [
  ...features.filter(({ key }) => key !== "rooms-100").map(({ name, bit }) => ({ kind: "feature", name, value: bit })),
  // Its name has a figure, which is read as such.
  { kind: "rooms", name: getFeatureName("rooms-100"), value: 100 },
  ...layouts.map(({ name, id }) => ({ kind: "layout", name, value: id })),
  ...venueTypes.map(({ name, bit }) => ({ kind: "venueType", name, value: bit })),
];

test.each(choices)("a sentence reads the $kind $name by its name", ({ kind, name, value }) => {
  const { unread, understood } = read(`200人 ${name}`);
  expect(unread).toEqual([]);
  expect(understood).toContainEqual(expect.objectContaining({ kind, value }));
});
