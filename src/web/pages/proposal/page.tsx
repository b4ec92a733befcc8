import { proposalAddress } from "#domain/proposal/proposal-setup.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { proposalZh } from "#texts/venue/proposal.zh.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { loadProposal } from "./loader.ts";
import { ProposalView } from "./view.tsx";

export default definePage("proposal", {
  validate: ({ query }) => proposalAddress.parse(query),
  loader: loadProposal,
  // The name under which a browser stores what it prints.
  head: (data) => ({
    title: data.spaces.length > 0 ? formatSelectionTitle(proposalZh.title, data) : proposalZh.title,
    description: proposalZh.description,
    canonical: "/proposal",
    noindex: true,
  }),
  city: ({ spaces: [first] }) => first && getVenueCity(first),
  component: ProposalView,
});
