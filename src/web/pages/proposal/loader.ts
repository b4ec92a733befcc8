import { omitUndefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { ProposalData, ProposalInput } from "./types.ts";

/** Loads the proposal; an address without codes has none. */
export async function loadProposal(
  { spaceCodes, people, layout, date, days = 1 }: ProposalInput,
  { call, today }: LoaderContext,
): Promise<ProposalData> {
  if (spaceCodes.length === 0) {
    const event = omitUndefined({ people, layout: layout ?? ("classroom" as const), date, days });
    return { event, spaces: [], rows: [], unknownCodes: [], leftOut: [], today };
  }
  const input = omitUndefined({ spaceCode: spaceCodes.join(","), people, layout, date, days });
  const { leftOut, ...proposal } = await call("proposal/get", input);
  return { ...proposal, leftOut: leftOut.map(({ name, venueName }) => `${venueName} ${name}`), today };
}
