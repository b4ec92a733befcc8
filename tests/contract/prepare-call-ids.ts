import { calls, type CallPath } from "#contract/calls.ts";
import { type CallIds, createSharedList } from "./create-call-input.ts";

/** What a call was answered with. */
export interface ApiAnswer {
  status: number;
  code: number;
  message: string;
  data: unknown;
}

/** Makes a call of a running site. */
export async function callApi(
  site: string,
  path: CallPath,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const post = calls[path] === "POST";
  const query = post
    ? ""
    : `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`;
  const answer = await fetch(`${site}/api/${path}${query}`, {
    method: calls[path],
    headers: { ...headers, ...(post && { "content-type": "application/json" }) },
    ...(post && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<ApiAnswer, "status">) };
}

/**
 * Prepares what calls need: a space of the catalogue, a demand for it and two shared lists of it.
 * @param serial tells one preparation of a site from another: each has its own number to call and comes from its own address
 */
export async function prepareCallIds(site: string, serial = 0): Promise<CallIds> {
  const headers = { "x-forwarded-for": `192.0.2.${serial % 250}` };
  const { data } = await callApi(site, "searchSite/getAggregateNewConference", { city: "beijing" }, headers);
  const [space] = (data as { list: { id: string; venueId: string }[] }).list;
  const demand = {
    name: "陈女士",
    mobile: String(13_800_138_001 + serial),
    email: "chen@example.com",
    cityCode: "110000",
    people: 120,
    layout: "classroom",
    needs: ["led"],
    spaceCodes: [space!.id],
    consent: true,
  };
  const sent = await callApi(site, "common/caseSubmit", demand, headers);
  const { token } = sent.data as { token: string };
  const place = { siteId: space!.venueId, spaceCode: space!.id, serial };
  const lists = [0, 1].map((at) => callApi(site, "sharedList/share", createSharedList(place, at), headers));
  const [first, second] = (await Promise.all(lists)).map((shared) => (shared.data as { code: string }).code);
  return { ...place, token, quoteId: "none", listCodes: [first!, second!] };
}
