import type { SolutionCard } from "#contract/schemas/solution.ts";
import { defaultCity } from "#domain/city/city.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatSolutionHref } from "#domain/content/format-solution-href.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { isShareId } from "#domain/content/parse-share-id.ts";
import { isId } from "#domain/is-id.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildSolutionJsonLd } from "../../seo/build-solution-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { loadPicturedSpaces } from "../../features/search/pictured/load-pictured-spaces.ts";
import { buildSolutionCrumbs } from "./build-solution-crumbs.ts";
import { getSoughtArea } from "./get-sought-area.ts";
import { getUsualPeople } from "./get-usual-people.ts";
import { SolutionView } from "./view.tsx";

export interface SolutionInput {
  id: string;
  /** Id of who shared the page; used for tracking only. */
  shareId?: string | undefined;
}

/** Loads a solution with its cases and other solutions, and spaces that hold it. */
async function loadSolution(input: SolutionInput, { call }: LoaderContext) {
  const { cases, others, ...solution } = await call("solution/getSolutionDetail", input);
  const [layout] = solution.layouts;
  const size = layout && { people: getUsualPeople(solution.people), layout, area: getSoughtArea(solution.area) };
  return {
    ...omitUndefined(solution),
    spaces: size && (await loadPicturedSpaces(call, defaultCity, size)),
    cases: cases.map(omitUndefined),
    others: others.map((card): SolutionCard => omitUndefined(card)),
  };
}

/** What the page shows. */
export type SolutionData = DataOf<typeof loadSolution>;

/** Builds the head of a solution; its canonical link has no share id. */
function buildSolutionHead(solution: SolutionData): PageHead {
  const { id, name: title, summary, picture } = solution;
  const path = formatSolutionHref(id);
  return {
    title,
    description: solutionZh.description(title, summary),
    canonical: path,
    ...(picture && { image: { picture, alt: title } }),
    jsonLd: [buildSolutionJsonLd(solution), buildBreadcrumbJsonLd(buildSolutionCrumbs(solution), path)],
  };
}

export default definePage("solution", {
  // Only /activity URLs carry a share id: the route table has no such path under /solutions.
  validate: ({ params: { id, shareId } }) =>
    isId(id) && (shareId === undefined || isShareId(shareId)) ? { id, shareId } : undefined,
  loader: loadSolution,
  head: buildSolutionHead,
  component: SolutionView,
});
