import { pageAddress } from "#domain/address/page-address.ts";
import { definePage } from "../../page.ts";
import { buildSolutionsHead } from "./build-solutions-head.ts";
import { loadSolutions } from "./loader.ts";
import { SolutionsView } from "./view.tsx";

export default definePage("solutions", {
  validate: ({ query }) => pageAddress.parse(query),
  loader: loadSolutions,
  head: buildSolutionsHead,
  component: SolutionsView,
});
