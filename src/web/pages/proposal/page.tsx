import { proposalAddress, type ProposalSetup } from "#domain/proposal/proposal-setup.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatSelectionTitle } from "#domain/selection/format-selection-title.ts";
import { proposalZh } from "#texts/venue/proposal.zh.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { ProposalView } from "./view.tsx";

export type ProposalInput = ProposalSetup;

/** Loads the proposal; an address without codes has none. */
async function loadProposal(
  { spaceCodes, people, layout, date, days = 1, budget }: ProposalInput,
  { call, today }: LoaderContext,
) {
  if (spaceCodes.length === 0) {
    const event = omitUndefined({ people, layout: layout ?? ("classroom" as const), date, days, budget });
    return { event, spaces: [], rows: [], unknownCodes: [], leftOut: [], today };
  }
  const input = omitUndefined({ spaceCode: spaceCodes.join(","), people, layout, date, days, budget });
  const { leftOut, ...proposal } = await call("proposal/get", input);
  return { ...proposal, leftOut: leftOut.map(({ name, venueName }) => `${venueName} ${name}`), today };
}

/** What the page shows. */
export type ProposalData = DataOf<typeof loadProposal>;

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
