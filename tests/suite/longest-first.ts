import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, the longest first. Known here, because the test runner goes by the size of a file until it has
 * run it once, and a long one that comes last leaves the other worker idle.
 */
const longest = [
  "tests/e2e/pages-desktop.test.ts",
  "tests/e2e/pages-phone.test.ts",
  "tests/e2e/browser-paint.test.ts",
  "tests/urls/urls.test.ts",
  "tests/e2e/named-city.test.ts",
  "tests/e2e/vr.test.ts",
  "tests/e2e/seating-plan.test.ts",
  "tests/crawl/crawl.test.ts",
  "tests/e2e/demand-queue.test.ts",
  "tests/e2e/gallery.test.ts",
  "tests/e2e/content.test.ts",
  "tests/e2e/map.test.ts",
  "tests/faults/kill.test.ts",
  "src/server/catalogue/import-large-file.test.ts",
  "demo/load.test.ts",
  "tests/faults/delivery.test.ts",
  "tests/faults/postgres.test.ts",
  "src/domain/seating/plan-seating.placement.test.ts",
  "tests/faults/shut-down.test.ts",
  "tests/faults/restart.test.ts",
  "src/server/store/demand-store.test.ts",
  "src/commands/catalog-round-trip.test.ts",
  "src/web/pages/space/same-verdict.test.tsx",
];

/** Runs the longest files of each project first, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const getRank = ({ project, moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return projects.indexOf(project) * 1000 + (at < 0 ? longest.length : at);
    };
    return sorted.toSorted((a, b) => getRank(a) - getRank(b));
  }
}
