import type { TestProject } from "vitest/node";
import { formatDemandHref } from "#domain/demand/format-demand-href.ts";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { startSite } from "../start-site.ts";
import { savePictureVenue } from "./picture-venue.ts";
import { saveVrVenue } from "./vr-venue.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    dataDir: string;
    /** Path of the private page of a demand that names a space. */
    demandHref: string;
  }
}

/** Submits a demand, as the page's form does, and returns the path of its private page. */
async function submitDemand(site: string): Promise<string> {
  const demand = {
    name: "陈女士",
    mobile: "13900139000",
    email: "chen@example.com",
    cityCode: "110000",
    consent: true,
  };
  const event = { people: 180, layout: "classroom", eventType: "training", budget: "40000", needs: ["led"] };
  const answer = await fetch(`${site}/api/common/caseSubmit`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...demand,
      ...event,
      siteIds: ["1100000001"],
      spaceCodes: ["1100000001002"],
      remarks: "备注",
    }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return formatDemandHref(data.token);
}

/**
 * Starts one built server with the demo catalogue for all end-to-end, URL and crawl tests. The venues of single files are there
 * from the beginning: a file that added them would change what another counts at that moment.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createDemoDataDir("e2e");
  await savePictureVenue(dataDir);
  await saveVrVenue(dataDir);
  // Visits are counted, and pages read offline, in tests of their own, on servers that they start over the same store: what a
  // worker answers is out of reach of a test that answers a page's requests itself.
  const site = await startSite(dataDir, { ANALYTICS: "0", OFFLINE: "0" });
  project.provide("url", site.url);
  project.provide("dataDir", dataDir);
  project.provide("demandHref", await submitDemand(site.url));
  return site.stop;
}
