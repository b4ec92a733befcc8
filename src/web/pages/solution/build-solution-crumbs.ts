import { contentHrefs } from "#domain/content/content-hrefs.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";
import type { SolutionData } from "./page.tsx";

/** Builds the breadcrumb: 首页 / 方案 / solution. */
export const buildSolutionCrumbs = ({ name: title }: SolutionData): Crumb[] => [
  { label: solutionZh.home, href: "/" },
  { label: solutionZh.name, href: contentHrefs.solutions },
  { label: title },
];
