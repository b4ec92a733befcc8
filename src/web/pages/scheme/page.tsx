import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import { schemeAddress } from "#domain/scheme/scheme-setup.ts";
import { definePage, type PageHead } from "../../page.ts";
import { schemePaths } from "./format-scheme-href.ts";
import { loadScheme, type SchemeData, type SchemeInput, type SchemeVariant } from "./loader.ts";
import { SchemeView } from "./view.tsx";

/** Builds the head; the form in two steps is the same page to search engines. */
function buildSchemeHead({ city }: SchemeData, { setup }: SchemeInput): PageHead {
  const facts = [city.name, formatNumber(setup.people), getEventTypeName(setup.eventType) ?? ""] as const;
  return {
    title: schemeZh.title(...facts),
    description: schemeZh.description(...facts),
    canonical: schemePaths.sheets,
  };
}

export default definePage("scheme", {
  validate: ({ path, query }) => {
    const variant: SchemeVariant = path === schemePaths.steps ? "steps" : "sheets";
    return { variant, setup: schemeAddress.parse(query) };
  },
  loader: loadScheme,
  head: buildSchemeHead,
  city: ({ city }) => city,
  component: SchemeView,
});
