import { parseProposalQuery } from "../../../domain/proposal/proposal-setup.ts";
import { proposalZh } from "../../../texts/venue/proposal.zh.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { loadProposal } from "./loader.ts";
import { ProposalView } from "./view.tsx";

export default definePage("proposal", {
  validate: ({ query }) => parseProposalQuery(query),
  loader: loadProposal,
  head: ({ spaces }) => {
    const names = spaces.map(({ space }) => space.name).join("、");
    return {
      title: names ? proposalZh.titleOf(names) : proposalZh.title,
      description: proposalZh.description,
      canonical: "/proposal",
      noindex: true,
    };
  },
  city: ({ spaces: [first] }) => first && getVenueCity(first),
  component: ProposalView,
});
