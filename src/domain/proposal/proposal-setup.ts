import { text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { selectionAddress } from "../selection/selection-address.ts";
import type { SpaceSelection } from "../selection/space-selection.ts";

/** What a proposal says of people: whom it is for (`to`) and who made it (`by`). Stored nowhere but in its address. */
export type ProposalSetup = SpaceSelection & Partial<Record<"to" | "by", string | undefined>>;

/** Characters of a name. */
export const maxNameLength = 20;
/** What a name on paper has: letters, figures, spaces and some signs; one line. */
const unfitForName = /[^\p{L}\p{M}\p{N}\p{Zs}.,，、·\-()（）&]/gu;

/** Returns a name fit for a title block; undefined where nothing is left of it. */
export const toProposalName = (typed = ""): string | undefined =>
  [...typed.replace(unfitForName, "").trim()].slice(0, maxNameLength).join("").trim() || undefined;

/** The query of a proposal, and of a file of it. */
export const proposalAddress = defineAddress({
  ...selectionAddress.fields,
  to: text(toProposalName),
  by: text(toProposalName),
});
