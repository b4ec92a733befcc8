import { isPrivatePath } from "../../domain/private-page/is-private-path.ts";

/**
 * What the browser may fetch before it is followed: the documents of this site's links that a pointer rests on or presses, none of one
 * visitor alone. Browsers fetch nothing where the visitor saves data or power.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/demand/*", "/api/*", "/pictures/*", "/assets/*"] } },
          { not: { selector_matches: "[download],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};
const element = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;

/**
 * Returns the script of the rules by which browsers fetch the next document, until React navigates in its place (`endSpeculation`).
 * A private page has none.
 */
export const formatSpeculationRules = (path: string): string => (isPrivatePath(path) ? "" : element);
