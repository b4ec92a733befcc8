import { isShareId } from "#domain/content/parse-share-id.ts";
import { isId } from "#domain/is-id.ts";
import { definePage } from "../../page.ts";
import { buildSolutionHead } from "./build-solution-head.ts";
import { loadSolution } from "./loader.ts";
import { SolutionView } from "./view.tsx";

export default definePage("solution", {
  // Only /activity URLs carry a share id: the route table has no such path under /solutions.
  validate: ({ params: { id, shareId } }) =>
    isId(id) && (shareId === undefined || isShareId(shareId)) ? { id, shareId } : undefined,
  loader: loadSolution,
  head: buildSolutionHead,
  component: SolutionView,
});
