import type { SolutionDetail } from "../../../contract/schemas/solution.ts";
import { solutionsHref } from "../../../domain/content/format-solution-href.ts";
import { solutionZh } from "../../../texts/content/solution.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";

/** Builds the breadcrumb: 首页 / 方案 / solution. */
export const buildSolutionCrumbs = ({ name: title }: SolutionData): Crumb[] => [
  { label: solutionZh.home, href: "/" },
  { label: solutionZh.name, href: solutionsHref },
  { label: title },
];

export interface SolutionInput {
  id: string;
  /** Id of who shared the page; used for tracking only. */
  shareId?: string | undefined;
}

export type SolutionData = SolutionDetail;
