import { parsePageNumber } from "#domain/parse-page-number.ts";
import { definePage } from "../../page.ts";
import { buildSolutionsHead } from "./build-solutions-head.ts";
import { loadSolutions } from "./loader.ts";
import { SolutionsView } from "./view.tsx";

export default definePage("solutions", {
  validate: ({ query }) => ({ page: parsePageNumber(query) }),
  loader: loadSolutions,
  head: buildSolutionsHead,
  component: SolutionsView,
});
