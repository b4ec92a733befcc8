import type { z } from "zod";
import type { CallPath, SignedCallPath } from "./calls.ts";
import { activity } from "./schemas/activity.ts";
import { annualMeeting } from "./schemas/activity/annual-meeting.ts";
import { scheme } from "./schemas/activity/scheme.ts";
import { privateDemandEndpoints } from "./demand/private-demand-endpoints.ts";
import { comparison } from "./selection/comparison.ts";
import { proposal } from "./selection/proposal.ts";
import { community } from "./schemas/community.ts";
import { common } from "./schemas/common.ts";
import type { Endpoint } from "./endpoint.ts";
import { estimate } from "./schemas/estimate.ts";
import { brandRoomEndpoints } from "./schemas/topic/brand-rooms.ts";
import { eventDayEndpoints } from "./schemas/topic/event-day.ts";
import { home } from "./schemas/home.ts";
import { hotel } from "./schemas/hotel.ts";
import { langham } from "./marketing/langham.ts";
import { map } from "./schemas/map.ts";
import { marketing } from "./schemas/marketing/marketing.ts";
import { message } from "./demand/message.ts";
import { media } from "./schemas/media.ts";
import { sample } from "./schemas/sample.ts";
import { offerEndpoints } from "./schemas/offer-endpoints.ts";
import { searchSite } from "./schemas/search-site.ts";
import { sensor } from "./sensor.ts";
import { sharedListEndpoints } from "./shared-list/shared-list-endpoints.ts";
import { shortlistEndpoints } from "./shared-list/shortlist-endpoints.ts";
import { solution } from "./schemas/solution.ts";
import { southeastAsia } from "./marketing/southeast-asia.ts";
import { spacePlan } from "./schemas/space-plan.ts";

/** Every endpoint of the product: validates requests, types the client and becomes the OpenAPI document. */
export const endpoints = {
  ...common,
  ...home,
  ...searchSite,
  ...offerEndpoints,
  ...hotel,
  ...media,
  ...message,
  ...marketing,
  ...sample,
  ...activity,
  ...community,
  ...solution,
  ...estimate,
  ...comparison,
  ...proposal,
  ...map,
  ...langham,
  ...eventDayEndpoints,
  ...brandRoomEndpoints,
  ...spacePlan,
  ...annualMeeting,
  ...southeastAsia,
  ...scheme,
  ...sensor,
  ...shortlistEndpoints,
  ...privateDemandEndpoints,
  ...sharedListEndpoints,
} satisfies Record<CallPath, Endpoint>;

type Endpoints = typeof endpoints;
/** The input of a call before parsing, on the client. */
export type Input<P extends CallPath> = z.input<Endpoints[P]["input"]>;
/** The parsed input that a service gets. */
export type Parsed<P extends CallPath> = z.output<Endpoints[P]["input"]>;
/** The `data` of a call's response. */
export type Output<P extends CallPath> = z.output<Endpoints[P]["output"]>;

/** What a page gives a call: its input, to which the client adds the signature. */
type CallInput<P extends CallPath> = P extends SignedCallPath ? Omit<Input<P>, "timestamp" | "sign"> : Input<P>;

export interface CallOptions {
  /** Ends the request when the page is left; it then rejects with an AbortError, which nothing shows. */
  signal?: AbortSignal;
  /** The caller tells the visitor of an error itself; else the page shell does. */
  isQuiet?: boolean;
}

/** The typed API client of pages: in process on the server, over HTTP in the browser. */
export type Call = <P extends CallPath>(
  path: P,
  ...rest: Record<string, never> extends CallInput<P>
    ? [input?: CallInput<P>, options?: CallOptions]
    : [input: CallInput<P>, options?: CallOptions]
) => Promise<Output<P>>;
