import { schemeAddress } from "#domain/scheme/scheme-setup.ts";
import { definePage } from "../../page.ts";
import { buildSchemeHead } from "./build-scheme-head.ts";
import { schemePaths } from "./format-scheme-href.ts";
import { loadScheme } from "./loader.ts";
import type { SchemeVariant } from "./types.ts";
import { SchemeView } from "./view.tsx";

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
