import { defer } from "../../platform/lazy-loading/deferred.tsx";
import type { PackageSectionsProps } from "./package-sections.tsx";
import "./meal-prices.module.css";
import "./meeting-packages.module.css";

/** The packages and prices of a venue: the server's markup stays, and no script of it is loaded with the page. */
export const DeferredPackageSections = defer<PackageSectionsProps>(
  async () => (await import("./package-sections.tsx")).PackageSections,
);
