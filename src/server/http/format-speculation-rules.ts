import { isPrivatePath } from "#domain/private-page/is-private-path.ts";

/**
 * The documents that the browser may fetch in advance: those of this site's links that a pointer rests on or presses, except private
 * pages. Browsers fetch nothing where the visitor saves data or power.
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
 * Returns the script of the rules by which browsers fetch the next document in advance. They end when React navigates instead (`endSpeculation`).
 * A private page has none.
 */
export const formatSpeculationRules = (path: string): string => (isPrivatePath(path) ? "" : element);
