import { calls, type CallPath } from "#contract/calls.ts";
import { createRandom } from "#demo/random.ts";
import { createCallInput } from "#tests/contract/create-call-input.ts";
import { readSiteSamples } from "#tests/faults/hostile-requests/read-site-samples.ts";
import { chooseByPopularity } from "./choose-by-popularity.ts";
import { listPaths } from "./list-paths.ts";

/** A request as `fetch` takes it; `path` begins with a slash. */
export interface MixedRequest {
  path: string;
  init?: RequestInit;
}

/** Calls that take back or erase what the other requests are about. */
const endingCalls = /erase|takeBack|withdraw|delete/i;
const assistantHeaders = { "content-type": "application/json", accept: "application/json, text/event-stream" };

const toCallRequest = (path: CallPath, input: Record<string, unknown>): MixedRequest => {
  if (calls[path] === "GET") {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return { path: `/api/${path}?${query}` };
  }
  const body = JSON.stringify(input);
  return { path: `/api/${path}`, init: { method: "POST", headers: { "content-type": "application/json" }, body } };
};

const toAssistantRequest = (people: number): MixedRequest => {
  const params = { name: "search_spaces", arguments: { city: "北京", people } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  return { path: "/mcp", init: { method: "POST", headers: assistantHeaders, body } };
};

/**
 * Creates a batch of what visitors and programs ask for: half of it pages by their popularity, a fifth every call of the contract
 * with a valid input, a fifth pictures, plans and scripts, a tenth assistants' calls and addresses that do not exist.
 */
export async function createMixedRequests(site: string, count: number, serial: number): Promise<MixedRequest[]> {
  const { next } = createRandom(serial + 1);
  const { ids, files, otherVenue } = await readSiteSamples(site, serial);
  const paths = (Object.keys(calls) as CallPath[]).filter((path) => !endingCalls.test(path));
  const pages = chooseByPopularity(listPaths(20_000), count, serial + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const venuePages = ["hotel", "huiyishi", "kefang", "canyin", "weizhi"].map((kind) => `/view/${kind}-${otherVenue}`);
  return pages.map((page) => {
    const share = next();
    if (share < 0.4) return { path: page };
    if (share < 0.5) return { path: pick(venuePages) };
    if (share < 0.7) {
      const path = pick(paths);
      return toCallRequest(path, createCallInput(path, ids));
    }
    if (share < 0.9) return { path: pick(files) };
    if (share < 0.95) return toAssistantRequest(10 + Math.floor(next() * 500));
    return { path: `/beijing/none-${Math.floor(next() * 1e9)}` };
  });
}
