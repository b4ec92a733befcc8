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
 * Returns a document with the rules by which browsers fetch the next one, until React navigates in its place (`endSpeculation`). A private
 * page has none.
 */
export function addSpeculationRules(html: string, path: string): string {
  const at = html.lastIndexOf("</body>");
  return isPrivatePath(path) || at < 0 ? html : html.slice(0, at) + element + html.slice(at);
}
