import { casesAddress } from "#domain/content/case-filters.ts";
import { definePage } from "../../page.ts";
import { buildCasesHead } from "./build-cases-head.ts";
import { loadCases } from "./loader.ts";
import { CasesView } from "./view.tsx";

export default definePage("cases", {
  validate: ({ query }) => {
    const { page, id, ...filters } = casesAddress.parse(query);
    return { filters, page, ...(id && { id }) };
  },
  loader: loadCases,
  head: buildCasesHead,
  component: CasesView,
});
