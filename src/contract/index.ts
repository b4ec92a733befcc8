import type { z } from "zod";
import type { CallPath } from "./calls.ts";
import { community } from "./community.ts";
import { common } from "./common.ts";
import type { Endpoint } from "./endpoint.ts";
import { home } from "./home.ts";
import { hotel } from "./hotel.ts";
import { map } from "./map.ts";
import { media } from "./media.ts";
import { sample } from "./sample.ts";
import { searchSite } from "./search-site.ts";
import { solution } from "./solution.ts";
import { spacePlan } from "./space-plan.ts";

/** Every endpoint of the product: validates requests, types the client and becomes the OpenAPI document. */
export const endpoints = {
  ...common,
  ...home,
  ...searchSite,
  ...hotel,
  ...media,
  ...sample,
  ...community,
  ...solution,
  ...map,
  ...spacePlan,
} satisfies Record<CallPath, Endpoint>;

export type Endpoints = typeof endpoints;
/** What a call takes before parsing: the client's side. */
export type Input<P extends CallPath> = z.input<Endpoints[P]["input"]>;
/** What a service gets after parsing. */
export type Parsed<P extends CallPath> = z.output<Endpoints[P]["input"]>;
/** What a call gives as `data`. */
export type Output<P extends CallPath> = z.output<Endpoints[P]["output"]>;

/** One function a call: how pages reach data, on the server in process and in the browser over HTTP. */
export type Call = <P extends CallPath>(
  path: P,
  ...input: Record<string, never> extends Input<P> ? [input?: Input<P>] : [input: Input<P>]
) => Promise<Output<P>>;
