import fc from "fast-check";
import type { CallIds } from "../../contract/create-call-input.ts";
import { createAssistantRequests } from "./create-assistant-requests.ts";
import { createCallRequests, createHints } from "./create-call-requests.ts";
import { hostileHosts } from "./values/hostile-headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { createPageRequests } from "./create-page-requests.ts";
import { reportRequests } from "./report-requests.ts";

/** What a running site has, for requests that get as far as its data. */
export interface SiteSamples {
  ids: CallIds;
  /** Another venue than that of the ids. */
  otherVenue: string;
  /** Paths of files that a page of it shows. */
  files: readonly string[];
}

/** Characters of a target: of a longer head Node reads no more, and ends the connection under what is still being sent. */
const mostTarget = 8000;

/** Forms of a target that a server takes besides a path. */
const absoluteTargets = fc.oneof(
  { weight: 60, arbitrary: fc.constant((target: string) => target) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("http://other.example", "https://other.example:443", "http://", "http://[", "ftp://a", "*", "//a")
      .map((origin) => (target: string) => (origin === "*" ? origin : origin + target)),
  },
);

/** Creates requests of everything that the site answers: calls, pages, files, the collector and the endpoint for assistants. */
export const createHostileRequests = ({ ids, otherVenue, files }: SiteSamples): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      request: fc.oneof(
        { weight: 12, arbitrary: createCallRequests(ids) },
        {
          weight: 5,
          arbitrary: createPageRequests({ venue: ids.siteId, space: ids.spaceCode, other: otherVenue }, files),
        },
        { weight: 2, arbitrary: reportRequests },
        { weight: 2, arbitrary: createAssistantRequests(ids, createHints(ids)) },
      ),
      host: hostileHosts,
      toTarget: absoluteTargets,
    })
    .map(({ request, host, toTarget }) => ({
      ...request,
      host,
      target: toTarget(request.target).slice(0, mostTarget),
    }));
