import type { AddressedDemand } from "../demand-queue/queued-demand.ts";
import { readRuntimeConfig } from "../start/read-runtime-config.ts";
import type { Verdict } from "./classify-response.ts";
import { postDemand } from "./post-demand.ts";
import { sendSigned } from "./send-signed.ts";

/** Sends a demand from a page, with its signature; otherwise as postDemand. */
export const postSignedDemand = (addressed: AddressedDemand): Promise<Verdict> =>
  postDemand(addressed, {
    sign: (path, params, send) => sendSigned(path, params, readRuntimeConfig().signKey, send),
  });
