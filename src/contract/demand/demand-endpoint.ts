import { z } from "zod";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import { demandSchemas } from "#domain/demand/demand-schema.ts";
import { readDemand } from "#domain/demand/wire/read-demand.ts";
import { endpoint } from "../endpoint.ts";
import { formatDemandIssues, readLocale } from "./format-demand-issues.ts";

/** Creates the endpoint of a call that submits a demand: they differ in what they require (product.md 2.5). */
export const demandEndpoint = (call: DemandCall, summary: string) =>
  endpoint({
    summary,
    input: demandSchemas[call],
    output: z.object({
      reference: z.string(),
      token: z.string().optional(),
      /** ISO time of the first submission: the promise of a call is reckoned from it. */
      receivedAt: z.string().optional(),
    }),
    read: readDemand,
    issues: (broken, input) => formatDemandIssues(broken, readLocale(input)),
  });
