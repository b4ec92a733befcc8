import { parseCaseFilters } from "#domain/content/case-filters.ts";
import { isId } from "#domain/is-id.ts";
import { parsePageNumber } from "#domain/parse-page-number.ts";
import { definePage } from "../../page.ts";
import { buildCasesHead } from "./build-cases-head.ts";
import { loadCases } from "./loader.ts";
import { CasesView } from "./view.tsx";

export default definePage("cases", {
  validate: ({ query }) => ({
    filters: parseCaseFilters(query),
    page: parsePageNumber(query),
    ...(isId(query.case) && { id: query.case }),
  }),
  loader: loadCases,
  head: buildCasesHead,
  component: CasesView,
});
