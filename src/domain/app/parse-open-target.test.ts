import { expect, it } from "vitest";
import { formatQuestionHref } from "../content/format-question-href.ts";
import { formatSolutionHref } from "../content/format-solution-href.ts";
import {
  formatPicturesHref,
  formatPictureWallHref,
  formatSpaceHref,
  formatVenueCasesHref,
  formatVenueHref,
  formatVenuePartHref,
  formatVenueSpacesHref,
  formatVrHref,
} from "../venue/format-venue-href.ts";
import { parseOpenTarget } from "./parse-open-target.ts";

const parts = Object.values(formatVenuePartHref).map((format) => format("12"));

it.each([
  formatVenueHref("12"),
  `${formatVenueHref("12")}?people=80`,
  formatVenueSpacesHref("12"),
  formatVenueCasesHref("12"),
  formatPicturesHref("12", { type: "canyin", spaceId: "0" }),
  formatPictureWallHref("12"),
  formatVrHref("12"),
  ...parts,
])("finds the venue of %s", (to) => {
  expect(parseOpenTarget(to)).toEqual({ kind: "venue", siteId: "12" });
});

it("finds spaces and articles", () => {
  expect(parseOpenTarget(formatSpaceHref("12", "34"))).toEqual({ kind: "space", siteId: "12", spaceCode: "34" });
  expect(parseOpenTarget(formatSolutionHref("3"))).toEqual({ kind: "solution", id: "3" });
  expect(parseOpenTarget(formatQuestionHref("4"))).toEqual({ kind: "question", id: "4" });
});

it.each(["/", "/ask", "/view/hotel-", "/view/hotel-x", "/beijing/changdi-0-0-0-0-0", "/shortlist"])(
  "takes %s for a page",
  (to) => {
    expect(parseOpenTarget(to)).toEqual({ kind: "page" });
  },
);
