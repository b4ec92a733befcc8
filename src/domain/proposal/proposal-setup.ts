import { formatSelectionHref } from "../selection/format-selection-href.ts";
import { parseSelectionQuery } from "../selection/parse-selection-query.ts";
import { selectionQueryNames, type SpaceSelection } from "../selection/selection-query-names.ts";

/** What a proposal says of people: whom it is for (`to`) and who made it (`by`). Stored nowhere but in its address. */
const proposalNames = ["to", "by"] as const;
export type ProposalSetup = SpaceSelection & Partial<Record<(typeof proposalNames)[number], string | undefined>>;

/** Query parameters of the page. */
export const proposalQueryNames = [...selectionQueryNames, ...proposalNames] as const;
export type ProposalQuery = Partial<Record<(typeof proposalQueryNames)[number], string | undefined>>;

/** Characters of a name. */
export const maxNameLength = 20;
/** What a name on paper has: letters, figures, spaces and some signs; one line. */
const unfitForName = /[^\p{L}\p{M}\p{N}\p{Zs}.,，、·\-()（）&]/gu;

/** Returns a name fit for a title block; undefined where nothing is left of it. */
export const toProposalName = (text = ""): string | undefined =>
  [...text.replace(unfitForName, "").trim()].slice(0, maxNameLength).join("").trim() || undefined;

/** Parses the query of a proposal; what is invalid is left out. */
export const parseProposalQuery = ({ to, by, ...query }: ProposalQuery): ProposalSetup => ({
  ...parseSelectionQuery(query),
  to: toProposalName(to),
  by: toProposalName(by),
});

/** Formats the query of a proposal, or of a file of it, with its question mark; empty without anything. */
export function formatProposalQuery({ to, by, ...selection }: ProposalSetup): string {
  const href = formatSelectionHref("/proposal", selection).slice("/proposal".length);
  const names = new URLSearchParams(Object.entries({ to, by }).flatMap(([key, text]) => (text ? [[key, text]] : [])));
  const text = names.toString();
  return text ? `${href || "?"}${href && "&"}${text}` : href;
}
