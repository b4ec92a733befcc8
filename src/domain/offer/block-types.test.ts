import { expect, it } from "vitest";
import { preparedBeijingVocabulary } from "#domain/search/sentence/beijing-vocabulary.fixture.ts";
import { blockTypes } from "./block-types.ts";
import type { SessionBlock } from "./programme.ts";
import { formatProgrammeText } from "./reading/format-programme-text.ts";
import { readProgramme } from "./reading/read-programme.ts";

it.each(blockTypes)("$name is read as what it is", (type) => {
  const block: SessionBlock = {
    ...type,
    people: 60,
    count: 1,
    ...(type.place === "space" && { layout: type.kind === "meal" ? "banquet" : "classroom" }),
    day: "2026-12-17",
    dayNumber: 1,
    from: 600,
    to: 720,
    guessed: [],
  };
  const { programme, unread } = readProgramme(
    formatProgrammeText({ blocks: [block] }),
    preparedBeijingVocabulary,
    "2026-11-28",
  );
  expect(programme.blocks).toEqual([block]);
  expect(unread).toEqual([]);
});
